// The end of a game: who won, how it came to that, and what now.

import { again as fetched } from "./again.js";
import { badge, ink, title } from "./art.js";
import { chart, chartTable } from "./chart.js";
import { known } from "./dice.js";
import { clear, el, icon, onTop, refusal, use } from "./dom.js";
import { ending } from "./ending.js";
import { keepFinished, keepSeat, seatsAt } from "./me.js";
import { sealShort } from "./seal.js";
import { goTo } from "./seat.js";
import { share } from "./share.js";
import { colon, w } from "./words.js";

const LETTERS = "ABCDEF";
// What is seldom wanted is fetched then.
const sheet = (name) => async (...about) => (await fetched(() => import("./sheets.js")))[name](...about);
const [download, removeSome] = ["download", "removeSome"].map(sheet);
const LONG_SENTENCE = 40;

/** Draw the end of a game into root; call it again whenever the table changes. open(seq) shows the replay at a moment. */
export function result(root, table, act, open) {
  const key = document.activeElement?.dataset?.key;
  const letter = (seat) => table.side?.players?.find((player) => player.seat === seat)?.letter ?? LETTERS[seat];
  const again = root.firstElementChild?.classList.contains("result"); // what moves, moves once
  keepFinished(table.code, table.game, table.result.sentence);
  const context = { table, result: table.result, game: table.game, act, open, letter };
  clear(root).append(el(
    "main", { class: `result ${ink(table.game)} ${again ? "" : "fresh"}` }, banner(context), places(context), actions(context),
    records(context), lead(context),
  ));
  const held = again || onTop() !== document.body ? key : "end"; // a new page is read from its heading
  if (held) root.querySelector(`[data-key="${held}"]`)?.focus({ preventScroll: true });
}

// --- the banner: how it ended as a picture, and the winner's badge under a crown

function banner({ table, result: { sentence, ranking, reason, yours }, game, letter }) {
  const winners = ranking.filter(({ place }) => place === 1);
  const long = sentence.length > LONG_SENTENCE;
  return el(
    "section", { class: `win end-${reason.toLowerCase()}` }, ending(reason),
    el(
      "div", { class: "win-text" }, el("div", { class: "win-title" }, title(game, table.room?.title ?? game)),
      el("h1", { class: long ? "long" : null, tabindex: -1, dataset: { key: "end" }, text: sentence }),
    ),
    el(
      "div", { class: "crowned" },
      ...winners.map(({ seat }) => el("span", {}, use("crown", { cls: "crown" }), badge(letter(seat)))),
    ),
    yours && el("p", { class: "yours", text: yours }),
  );
}

// --- places

function places({ table, result: { counted, ranking }, letter }) {
  const rows = ranking.map(({ seat, place, name, score, line, parts }) => el(
    "li", { class: [place === 1 && "first", seat === table.you.seat && "mine"].filter(Boolean).join(" ") },
    el("b", { class: "num rank", text: place ?? "–" }), badge(letter(seat)),
    el(
      "div", { class: "grow" }, el("b", {}, name, seat === table.you.seat && [" ", el("span", { class: "tag", text: w("you") })]),
      line && el("p", { class: "s soft", text: line }), made(parts),
    ),
    score !== null && score !== undefined && el(
      "b", { class: "num score" }, String(score), el("small", { text: counted }),
    ),
  ));
  return el("ol", { class: "places panel", "aria-label": w("result-places") }, ...rows);
}

// What a result is made of, kind by kind.
function made(parts) {
  const rows = parts.map(({ label, value }) => el("div", {}, el("dt", { text: label }), el("dd", { class: "num", text: value })));
  return el("dl", { class: "made s" }, ...rows);
}

// --- what now

function actions(context) {
  const { table, result: { sentence }, open } = context;
  const link = `${location.origin}/t/${table.code}`;
  return el(
    "div", { class: "acts" }, again(context),
    el(
      "button",
      { class: "btn", type: "button", dataset: { key: "replay" }, on: { click: () => open(table.moments?.[0] ?? 0) } },
      icon("play"), w("result-replay"),
    ),
    el(
      "button",
      { class: "btn", type: "button", dataset: { key: "share" }, on: { click: () => share(colon("Shamble", sentence), link) } },
      icon("share"), w("result-share"),
    ),
  );
}

function again({ table, act, game }) {
  if (table.rematch) return el(
    "button", { class: "btn pri big", type: "button", dataset: { key: "again" }, on: { click: () => follow(table, game) } },
    icon("again"), w("result-next"),
  );
  if (table.you.chair === null) return null;
  return el(
    "button",
    { class: "btn pri big", type: "button", dataset: { key: "again" }, on: { click: () => act("rematch", {}).catch(refusal) } },
    icon("again"), w(table.room?.chairs.some(({ side }) => side) ? "result-swap" : "result-rematch"),
  );
}

function follow({ rematch: { code, token }, you }, game) {
  if (token && !seatsAt(code).length) keepSeat(code, { token, chair: you.chair, game });
  goTo(code);
}

// --- records and the seal

function records({ table, act }) {
  const token = myToken(table);
  return el("section", { class: "records panel" },
    el("h3", { text: w("result-records") }),
    el("div", { class: "row" }, token && saveButton(table, false, token), saveButton(table, true, token)),
    el("p", { class: "s soft", text: w("result-records-note") }), sealLine(table, act), token && removeLine(table, token));
}

function removeLine(table, token) {
  const open = { click: () => removeSome(table, token) };
  return el("button", { class: "link s", type: "button", dataset: { key: "remove" }, text: w("removal-open"), on: open });
}

function myToken({ code, you }) {
  const seats = seatsAt(code);
  return (seats.find(({ chair }) => chair === you.chair) ?? seats[0])?.token ?? null;
}

function saveButton({ code }, whole, token) {
  const save = () => download(code, token, whole);
  return el(
    "button", { class: "btn", type: "button", dataset: { key: `save-${whole}` }, on: { click: save } }, icon("save"),
    w(whole ? "result-whole" : "result-own"),
  );
}

// The seal, and in its place what this browser finds when it checks the draws: by itself, if it saw the seal before.
function sealLine(table, act) {
  if (!table.seal) return null;
  const check = () => fetched(() => import("./proof.js")).then(({ show }) => show(node, table, act));
  const ask = { class: "link s", type: "button", dataset: { key: "check" }, text: w("result-check"), on: { click: check } };
  const words = el("span", {}, `${w("result-seal-note")} `, sealShort(table.seal), " ", el("button", ask));
  const node = el("p", { class: "s soft aside-note" }, icon("lock"), words);
  if (known(table.code).seal) check();
  return node;
}

// --- who led

function lead(context) {
  const { chart: lines } = context.result;
  if (!lines?.points?.length) return null;
  return el("section", { class: "lead panel" }, el("h2", { text: lines.title }), chart(context), chartTable(context));
}
