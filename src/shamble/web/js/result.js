// The end of a game: who won, how it came to that, and what now.

import { badge, ink, title } from "./art.js";
import { dialog } from "./ask.js";
import { chart, chartTable } from "./chart.js";
import { clear, el, icon, onTop, refusal, svg, use } from "./dom.js";
import { keepSeat, seatsAt } from "./me.js";
import { grouped, sealShort } from "./seal.js";
import { goTo } from "./seat.js";
import { share } from "./share.js";
import { download } from "./sheets.js";
import { colon, w } from "./words.js";

const LETTERS = "ABCDEF";
const HEADS = 16;
const RAYS = 10;
const LONG_SENTENCE = 40;
const TILTS = [-8, 6, -3, 9];

/** Draw the end of a game into root; call it again whenever the table changes. open(seq) shows the replay at a moment. */
export function result(root, table, act, open) {
  const key = document.activeElement?.dataset?.key;
  const letter = (seat) => table.side?.players?.find((player) => player.seat === seat)?.letter ?? LETTERS[seat];
  const again = root.firstElementChild?.classList.contains("result"); // what moves, moves once
  const context = { table, result: table.result, game: table.game, act, open, letter };
  clear(root).append(el(
    "main", { class: `result ${ink(table.game)} ${again ? "" : "fresh"}` }, banner(context), places(context), actions(context),
    records(context), lead(context),
  ));
  const held = again || onTop() !== document.body ? key : "end"; // a new page is read from its heading
  if (held) root.querySelector(`[data-key="${held}"]`)?.focus({ preventScroll: true });
}

// --- the banner: the winner's badge under a crown, on a hill over the horde that lost

function banner({ table, result: { sentence, ranking }, game, letter }) {
  const winners = ranking.filter(({ place }) => place === 1);
  const long = sentence.length > LONG_SENTENCE;
  return el(
    "section", { class: "win" }, hill(),
    el(
      "div", { class: "win-text" }, el("div", { class: "win-title" }, title(game, table.room?.title ?? game)),
      el("h1", { class: long ? "long" : null, tabindex: -1, dataset: { key: "end" }, text: sentence }),
    ),
    el(
      "div", { class: "crowned" },
      ...winners.map(({ seat }) => el("span", {}, use("crown", { cls: "crown" }), badge(letter(seat)))),
    ),
  );
}

function hill() {
  const rays = Array.from(
    { length: RAYS },
    (_, at) => svg(
      "path", { class: "ray", d: "M0 0L600-42V42Z", transform: `translate(330 96) rotate(${(360 / RAYS) * at + 9})` },
    ),
  );
  return svg(
    "svg", { class: "hill", viewBox: "0 0 410 190", preserveAspectRatio: "xMaxYMax slice", "aria-hidden": "true" }, ...rays,
    svg(
      "path", { class: "slope", d: "M-6 196V166C70 150 150 174 216 152C262 136 270 106 330 106C372 106 388 132 416 126V196Z" },
    ),
    svg(
      "path",
      { class: "slope low", d: "M-6 196V184C80 168 150 190 226 174C276 162 290 146 330 148C356 152 380 166 416 160V196Z" },
    ),
    ...horde(),
  );
}

function horde() {
  return Array.from({ length: HEADS }, (_, at) => {
    const rise = Math.max(0, 22 - Math.abs(at - 12) * 7); // they climb the hill where it rises
    return svg(
      "use",
      {
        href: "#zh", x: -36, y: -42, width: 72, height: 84, class: `horde h${at % 4}`,
        transform: `translate(${14 + 25.4 * at} ${(at % 2 ? 175 : 169) - rise}) rotate(${TILTS[at % 4]}) scale(.32)`,
      },
    );
  });
}

// --- places

function places({ table, result: { counted, ranking }, letter }) {
  const rows = ranking.map(({ seat, place, name, score, line }) => el(
    "li", { class: [place === 1 && "first", seat === table.you.seat && "mine"].filter(Boolean).join(" ") },
    el("b", { class: "num rank", text: place }), badge(letter(seat)),
    el(
      "div", { class: "grow" }, el("b", {}, name, seat === table.you.seat && [" ", el("span", { class: "tag", text: w("you") })]),
      line && el("p", { class: "s soft", text: line }),
    ),
    score !== null && score !== undefined && el(
      "b", { class: "num score" }, String(score), el("span", { class: "said", text: ` ${counted}` }),
    ),
  ));
  return el("ol", { class: "places panel", "aria-label": w("result-places") }, ...rows);
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
    icon("again"), w("result-rematch"),
  );
}

function follow({ rematch: { code, token }, you }, game) {
  if (token) keepSeat(code, { token, chair: you.chair, game });
  goTo(code);
}

// --- records and the seal

function records({ table }) {
  const token = myToken(table);
  return el("section", { class: "records panel" },
    el("h3", { text: w("result-records") }),
    el("div", { class: "row" }, token && saveButton(table, false, token), saveButton(table, true, token)),
    el("p", { class: "s soft", text: w("result-records-note") }), sealLine(table.seal));
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

function sealLine(seal) {
  if (!seal) return null;
  const check = el(
    "button",
    {
      class: "link s", type: "button", dataset: { key: "check" }, "aria-haspopup": "dialog", text: w("result-check"),
      on: { click: () => explain(seal) },
    },
  );
  return el(
    "p", { class: "s soft aside-note" }, icon("lock"), el("span", {}, `${w("result-seal-note")} `, sealShort(seal), " ", check),
  );
}

function explain(seal) {
  dialog(
    w("result-check"),
    el(
      "div", { class: "stack" }, el("p", { text: w("result-check-note") }),
      el("code", { class: "command", text: "shamble verify FILE" }), el("code", { class: "s whole-seal", text: grouped(seal) }),
    ),
  );
}

// --- who led

function lead(context) {
  const { chart: lines } = context.result;
  if (!lines?.points?.length) return null;
  return el("section", { class: "lead panel" }, el("h2", { text: lines.title }), chart(context), chartTable(context));
}
