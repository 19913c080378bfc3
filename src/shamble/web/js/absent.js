// Somebody is away, has left, or is played for by a bot: a bar over the table says so, and a sheet has what can be done.

import { badge } from "./art.js";
import { dialog } from "./ask.js";
import { clear, el, icon, refusal, toast } from "./dom.js";
import { named, sitDown } from "./seat.js";
import { ahead, clockOf, passed, standing } from "./seated.js";
import { colon, w } from "./words.js";

const TICK = 500; // milliseconds: no second is skipped

const bar = el("aside", { class: "absent", role: "status" });
let sheet = null; // the open sheet about seats, drawn anew when something changes
let ticking = null;

/** Draw the bar over the table as it is now; without anything to say there is none. act(kind, fields) sends a message. */
export function drawAbsence(table, act) {
  const rows = table.phase === "play" ? matters(table, act) : [];
  const held = document.activeElement?.dataset?.seats;
  clear(bar).append(...rows);
  if (rows.length && !bar.isConnected) document.getElementById("page").before(bar);
  if (!rows.length) bar.remove();
  document.body.classList.toggle("absence", rows.length > 0);
  if (held) bar.querySelector(`[data-seats="${held}"]`)?.focus({ preventScroll: true });
  if (sheet?.open) fillSheet(table, act);
  tick();
}

function tick() {
  clearInterval(ticking);
  if (!document.querySelector("time[data-since], time[data-until]")) return;
  ticking = setInterval(() => {
    for (const node of document.querySelectorAll("time[data-since], time[data-until]")) node.textContent = clockOf(node);
  }, TICK);
}

// --- the bar ---

// One's own seat first, then those who are waited for, then what others wish, then seats for newcomers.
function matters(table, act) {
  const { room: { chairs }, you } = table;
  const mine = chairs[you.chair];
  if (mine?.stand_in || mine?.left) return [ownRow(mine, act)];
  const gone = chairs.filter((chair) => ["away", "left"].includes(standing(chair, table)));
  return [...gone.map((chair) => goneRow(chair, table, act)), endRow(table, act), ...openRows(table)].filter(Boolean);
}

function ownRow(chair, act) {
  const take = { click: () => act("back").catch(refusal) };
  return row(chair.stand_in ? "bot" : "clock", el("b", { text: w(chair.stand_in ? "seats-for-you" : "seats-you-left") }),
    el("button", { class: "btn pri", type: "button", dataset: { seats: "back" }, text: w("seats-take-again"), on: take }));
}

function goneRow(chair, table, act) {
  const { here } = table;
  const told = here.away?.[chair.chair];
  const left = told ? here.at + told.left_ms : 0;
  const now = left <= performance.now();
  const decide = { click: () => openSheet(table, act) };
  return row("clock",
    el("span", { class: "grow" }, el("b", { text: chair.name }), ` ${w(chair.left ? "seats-left" : "seats-away")} `,
      chair.left || !told ? null : passed(here.at - told.ms)),
    !now && el("span", { class: "soft" }, `${w("seats-decide-in")} `, ahead(left)),
    now && mayDecide(table) && el(
      "button", { class: "btn", type: "button", dataset: { seats: `decide-${chair.chair}` }, "aria-haspopup": "dialog", text: w("seats-decide"), on: decide },
    ));
}

function endRow(table, act) {
  const wishes = table.wishes.filter(({ what }) => what === "end");
  if (!wishes.length) return null;
  const decide = { click: () => openSheet(table, act) };
  const names = wishes.map(({ by }) => table.room.chairs[by].name).join(", ");
  return row("people", el("span", { class: "grow", text: colon(names, w("seats-wish-end")) }), mayDecide(table) && el(
    "button", { class: "btn", type: "button", dataset: { seats: "end" }, "aria-haspopup": "dialog", text: w("seats-decide"), on: decide },
  ));
}

function openRows({ room: { chairs }, you, code, game }) {
  if (you.chair !== null) return [];
  const sit = (chair) => named(() => sitDown(code, game, chair).then(() => location.reload(), refusal));
  return chairs.filter(({ open }) => open).map(({ chair, name }) => row("people",
    el("span", { class: "grow" }, `${w("seats-free")} `, el("b", { text: name })),
    el("button", { class: "btn pri", type: "button", dataset: { seats: `sit-${chair}` }, text: w("seats-take-this"), on: { click: () => sit(chair) } })));
}

function row(face, ...inside) {
  return el("div", { class: "row" }, icon(face), ...inside);
}

// Who plays has a say; spectators and those for whom a bot plays have none.
function mayDecide({ you, room }) {
  return you.chair !== null && !room.chairs[you.chair].stand_in;
}

// --- the sheet ---

/** Everything about the seats of a running game: who has them, what others wish, and what can be done. */
export function openSheet(table, act) {
  if (sheet?.open) return;
  sheet = dialog(w("seats-title"), el("div", { class: "stack" }));
  sheet.classList.add("seats-sheet", "sheet");
  fillSheet(table, act);
  tick();
}

function fillSheet(table, act) {
  if (table.phase !== "play") return sheet.close();
  const held = document.activeElement?.dataset?.seats;
  const level = sheet.querySelector("select")?.value ?? null;
  const choose = levels(table, level);
  const does = (kind, fields) => act(kind, fields).then(() => drawAbsence(table, act), refusal);
  const chairs = table.room.chairs.filter(({ state }) => state !== "free");
  clear(sheet.querySelector(".stack")).append(
    el("p", { class: "s soft", text: w("seats-note") }),
    el("ul", { class: "seats-list" }, ...chairs.map((chair) => seatRow(chair, { table, does, choose }))),
    el("label", { class: "row bot-choice" }, el("span", { class: "grow", text: w("seats-level") }), choose), ending({ table, does }));
  if (held) sheet.querySelector(`[data-seats="${held}"]`)?.focus({ preventScroll: true });
}

// Which bot: one choice for all that is done here.
function levels({ room }, chosen) {
  const choose = el("select", { "aria-label": w("seats-level") }, room.levels.map(({ level, name, note }) =>
    el("option", { value: level, text: `${name}, ${note}` })));
  choose.value = chosen ?? room.levels[Math.min(1, room.levels.length - 1)].level;
  return choose;
}

function seatRow(chair, context) {
  const { table } = context;
  const how = standing(chair, table);
  const level = chair.stand_in ?? chair.level;
  const bot = table.room.levels.find((one) => one.level === level)?.name;
  const words = [w(`seats-${how}`), bot && `(${bot})`].filter(Boolean).join(" ");
  return el("li", {}, badge(chair.letter),
    el("div", { class: "grow" },
      el("b", {}, chair.name, chair.chair === table.you.chair && [" ", el("span", { class: "tag", text: w("you") })]),
      el("p", { class: "s soft" }, words, " ", ...until(chair, table)), wishes(chair.chair, table)),
    el("div", { class: "handles" }, ...handles(chair, how, context)));
}

// How long somebody is away, and how long the others must wait.
function until(chair, { here }) {
  const told = chair.left || chair.stand_in ? null : here.away?.[chair.chair];
  if (!told) return [];
  const left = here.at + told.left_ms;
  const wait = left > performance.now() ? [` · ${w("seats-decide-in")} `, ahead(left)] : [];
  return [passed(here.at - told.ms), ...wait];
}

function wishes(about, { wishes: known, room }) {
  const own = known.filter((wish) => wish.about === about);
  return own.map(({ by, what, level }) => el("p", { class: "s" }, icon("people"),
    colon(room.chairs[by].name, `${w(`seats-wish-${what}`)} (${room.levels.find((one) => one.level === level)?.name})`)));
}

// What can be done with a seat, by this viewer: nothing about somebody who is here.
function handles(chair, how, { table, does, choose }) {
  const { you, here, wishes: known } = table;
  const { chair: about } = chair;
  const host = here.host === you.chair;
  if (!mayDecide(table) || about === you.chair || how === "open") return [];
  if (how === "bot") return host ? [offer(about, does, choose)] : [];
  const told = here.away?.[about];
  if (!told || here.at + told.left_ms > performance.now()) return [];
  if (known.some((wish) => wish.about === about && wish.by === you.chair))
    return [press(`wait-${about}`, "seats-wait", () => does("replace", { chair: about, level: null }))];
  const same = known.find((wish) => wish.about === about && wish.what !== "end");
  return [
    same && press(`agree-${about}`, "seats-agree", () => does(same.what === "bot" ? "replace" : "free", { chair: about, level: same.level }), "btn pri"),
    press(`bot-${about}`, chair.stand_in ? "seats-other-bot" : "seats-let-bot",
      () => does("replace", { chair: about, level: choose.value }), same || chair.stand_in ? "btn" : "btn pri"),
    !chair.host && offer(about, does, choose),
  ].filter(Boolean);
}

function offer(about, does, choose) {
  return sure(`free-${about}`, "seats-offer", "seats-offer-sure", () => does("free", { chair: about, level: choose.value }));
}

function ending({ table, does }) {
  const wished = table.wishes.filter(({ what }) => what === "end");
  const names = wished.map(({ by }) => table.room.chairs[by].name).join(", ");
  const mine = wished.some(({ by }) => by === table.you.chair);
  const button = mine ? press("end", "seats-play-on", () => does("end", { agree: false }))
    : sure("end", "seats-end", "seats-end-sure", () => does("end", { agree: true }));
  return el("div", { class: "ending-choice stack" }, names && el("p", {}, icon("people"), colon(names, w("seats-wish-end"))),
    el("p", { class: "s soft", text: w("seats-end-note") }), mayDecide(table) && button);
}

function press(key, words, then, cls = "btn") {
  return el("button", { class: cls, type: "button", dataset: { seats: key }, text: w(words), on: { click: then } });
}

// What cannot be undone is asked once more.
function sure(key, words, again, then) {
  const button = press(key, words, () => {
    if (button.classList.contains("sure")) return then();
    button.classList.add("sure");
    button.replaceChildren(icon("warn"), w(again));
  });
  return button;
}

// --- going ---

/** Ask how the game is to go on without oneself, and leave it. */
export function leaveGame(table, act) {
  const choose = levels(table, null);
  const go = (level) => act("leave", { level }).then(() => (box.close(), toast(w("seats-gone"))), refusal);
  const box = dialog(w("seats-leave"), el("div", { class: "stack" },
    el("p", { text: w("seats-leave-note") }),
    el("label", { class: "row bot-choice" }, el("span", { class: "grow", text: w("seats-level") }), choose),
    el("button", { class: "btn pri", type: "button", on: { click: () => go(choose.value) } }, icon("bot"), w("seats-leave-bot")),
    el("button", { class: "btn", type: "button", on: { click: () => go(null) } }, icon("people"), w("seats-leave-others"))));
}
