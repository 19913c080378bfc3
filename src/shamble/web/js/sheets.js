// What opens over the table: the rules at a clause, the table in words, the keys, and everything else one seldom needs.

import { again } from "./again.js";
import { api, text } from "./api.js";
import { dialog } from "./ask.js";
import { el, icon, refusal } from "./dom.js";
import { aboutMe } from "./header.js";
import { keep, kept } from "./kept.js";
import { ordersSheet } from "./orders.js";
import { oneTap } from "./board.js";
import { LANGS, lang, setLang, w } from "./words.js";

const KEYS = [
  ["Tab ← ↑ → ↓", "walk"], ["Enter", "choose"], ["Esc", "back"], ["U", "undo"], ["H", "hint"], ["S", "skip"], ["L", "log"],
  ["R", "rules"], ["?", "keys"],
];
const SAVING_MS = 10_000; // a browser may take its time to read what it saves
const books = new Map();

/** The rulebook beside the table, opened at a clause. */
export async function rules(game, clause = null) {
  const book = await theBook(game);
  if (!book) return;
  document.querySelector("dialog.rules")?.close();
  const page = el("div", { class: "book" });
  page.innerHTML = book.html; // our own rulebook, rendered by the server; the content policy lets no script in
  const box = dialog(book.title, page);
  box.classList.add("rules", "sheet");
  page.addEventListener("click", (event) => follow(event, page));
  if (clause) openAt(page, clause);
}

/** The table in words. */
export async function inWords(act) {
  try {
    const { text: words } = await act("text");
    const box = dialog(w("board-words"), el("pre", { tabindex: "0", text: words }));
    box.classList.add("words-sheet", "sheet");
  } catch (problem) {
    refusal(problem);
  }
}

/** Which key does what. */
export function keys() {
  const known = document.querySelector(".camera") ? [...KEYS, ["+ − 0 M ⇧←", "camera"]] : KEYS;
  const rows = known.flatMap(([key, what]) => [
    el("dt", {}, el("kbd", { text: key })), el("dd", { text: w(`board-key-${what}`) }),
  ]);
  dialog(w("board-keys"), el("dl", { class: "keys" }, rows));
}

/** Save a record: one's own, or after the end the whole one. */
export async function download(code, token, whole) {
  try {
    const record = await text(`/api/tables/${code}/record?whole=${whole ? "yes" : "no"}`, token);
    const address = URL.createObjectURL(new Blob([record], { type: "text/plain" }));
    el("a", { href: address, download: `${code}${whole ? "" : "-mine"}.txt` }).click();
    setTimeout(() => URL.revokeObjectURL(address), SAVING_MS);
  } catch (problem) {
    refusal(problem);
  }
}

/** Everything else: rules, words, keys, records, language, colours, and the way out. */
export function more(table, token, act, { replay, changed, seats }) {
  const other = Object.keys(LANGS).find((name) => name !== lang());
  const row = (face, words, then) => el(
    "button", { class: "btn", type: "button", on: { click: () => (box.close(), then()) } }, icon(face), words,
  );
  const box = dialog(w("board-more"), el("div", { class: "stack menu" },
    row("book", w("board-rules"), () => rules(table.game)),
    row("clock", w("board-replay"), replay),
    row("eye", w("board-words"), () => inWords(act)),
    matchMedia("(any-hover: hover)").matches ? row("hint", w("board-keys"), keys) : null, // a phone has no keys
    row("save", w("board-record"), () => download(table.code, token, false)),
    table.phase === "over" ? row("down", w("board-record-whole"), () => download(table.code, token, true)) : null,
    token ? row("phone", w("room-move"), () => moveSeat(table.code, token, act)) : null,
    token ? row("x", w("removal-open"), () => removeSome(table, token)) : null,
    row("auto", LANGS[other], () => setLang(other).catch(refusal)),
    row("people", w("me-title"), aboutMe),
    token && table.phase === "play" ? paceChoice(table, act) : null,
    table.orders?.length ? row("save", w("board-orders"), () => giveOrders(table, act)) : null,
    tapSwitch(),
    token && table.side?.hand ? mineSwitch(table.code, changed) : null,
    table.side?.hand ? publicTable(table.code) : null,
    token && table.phase === "play" ? row("people", w("seats-title"), () => seats("openSheet")) : null,
    token && table.phase === "play" ? row("bot", w("seats-leave"), () => seats("leaveGame")) : null,
    el("a", { class: "btn", href: "/" }, icon("back"), w("board-leave")),
    table.seal ? el("p", { class: "s soft sealed" }, w("board-seal"), " ", el("code", { text: table.seal })) : null));
}

// Its file is only fetched by those who want this.
async function moveSeat(code, token, act) {
  const { moveDialog } = await import("./move.js");
  moveDialog(code, token, act);
}

/** What is kept of a table can be removed; seldom wanted, so its file is fetched then. */
export async function removeSome(table, token) {
  const { removal } = await again(() => import("./removal.js"));
  removal(table, token);
}

// What one holds comes first.
function giveOrders({ orders, side }, act) {
  const held = new Set(side?.hand?.cards.map(({ face }) => face));
  const first = [...orders].sort((one, other) => held.has(other.face) - held.has(one.face));
  ordersSheet(first, (card, value) => act("order", { card, value }));
}

// How fast the table goes on: everybody at it may change that.
function paceChoice({ room }, act) {
  const { title, choices, value } = room.manners.find(({ name }) => name === "pace");
  const choose = el("select", { "aria-label": title, on: { change: () => act("manner", { name: "pace", value: choose.value }).catch(refusal) } },
    choices.map((choice) => el("option", { value: choice.value, text: choice.text })));
  choose.value = value;
  return el("label", { class: "btn pace" }, icon("clock"), el("span", { class: "grow", text: w("board-pace") }), choose);
}

// A phone as a hand: the table is on another screen.
function mineSwitch(code, changed) {
  const turn = () => (keep(`mine.${code}`, box.checked ? "yes" : null), changed());
  const box = el("input", { type: "checkbox", on: { change: turn } });
  box.checked = kept(`mine.${code}`) === "yes";
  return el("label", { class: "btn" }, box, w("board-only-mine"));
}

function publicTable(code) {
  return el("a", { class: "btn", href: `/t/${code}?public`, target: "_blank" }, icon("people"), w("board-public"));
}

function tapSwitch() {
  const box = el("input", { type: "checkbox", on: { change: () => keep("tap", box.checked ? "yes" : null) } });
  box.checked = oneTap();
  return el("label", { class: "btn" }, box, w("board-one-tap"));
}

async function theBook(game) {
  const name = `${game}?lang=${lang()}`;
  try {
    if (!books.has(name)) books.set(name, await api(`/api/rules/${name}`));
    return books.get(name);
  } catch (problem) {
    refusal(problem);
    return null;
  }
}

// A link from clause to clause stays within the sheet: in the address, what stands behind the # is a seat.
function follow(event, page) {
  const link = event.target.closest('a[href^="#"]');
  if (!link) return;
  event.preventDefault();
  openAt(page, decodeURIComponent(link.hash.slice(1)));
}

function openAt(page, id) {
  const clause = page.querySelector(`[id="${CSS.escape(id)}"]`);
  if (!clause) return;
  page.querySelector(".now")?.classList.remove("now");
  clause.classList.add("now");
  clause.tabIndex = -1;
  clause.focus({ preventScroll: true });
  clause.scrollIntoView({ block: "center" });
}
