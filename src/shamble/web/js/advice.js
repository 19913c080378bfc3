// What a bot would play, and why: words beside the answers, the whole way in numbers on the board. Knows no game.

import { cite, el, svg } from "./dom.js";
import { colon, w } from "./words.js";

const NUMBER = 19; // radius of a number on the board
const ASIDE = 30; // so far from the middle it lies, where it hides least

/** How a bot likes a card: "best", "second" (almost as good) or "". What takes several answers is liked for all of them. */
export function liking(advice, card) {
  if (!advice) return "";
  const { steps, second } = advice;
  const plan = card.plan ?? [card.answer];
  if (plan.every((one, at) => one === steps[at]?.answer)) return "best";
  return card.answer === second?.answer ? "second" : "";
}

/** The words of a liking, on a card. */
export function badge(like) {
  if (like === "best") return el("span", { class: "hinted" }, "★ ", w("board-hint"));
  return like ? el("span", { class: "hinted second", text: w("board-second") }) : null;
}

/** The advice as a part of the page; `read(clause)` opens the rules there. */
export function told({ by, steps, why, clause, trials, second }, read) {
  const named = steps.filter(({ label }) => label?.length);
  return el("section", { class: "advice", "aria-label": w("board-hint") },
    el("p", {}, el("b", {}, "★ ", by), named.length === 1 ? ` ${named[0].label}` : ""),
    named.length > 1 ? el("ol", {}, named.map(({ label }) => el("li", { text: label }))) : null,
    el("p", {}, why, " ", cite(clause, read)),
    trials ? el("p", { class: "soft", text: trials }) : null,
    second?.label?.length ? el("p", { class: "soft", text: colon(w("board-second"), second.label) }) : null);
}

/** The same as one sentence, for those who listen. */
export function spoken({ by, steps, why }) {
  return [by, ...steps.map(({ label }) => (label?.length ? `${label}.` : "")), why].filter(Boolean).join(" ");
}

/** The way on the board: a number at each place, and lines where something goes from one to the next. */
export function way({ steps }, scene) {
  const { items } = scene;
  const base = (id) => middle(items[id], scene);
  const placed = steps.filter(({ goal }) => goal in items);
  const lines = placed.flatMap(({ start, goal }, at) => {
    const goesOn = at > 0 && items[start]?.kind === "pawn"; // by then it is where the step before has led
    const from = goesOn ? placed[at - 1].goal : start;
    return from in items ? [path(base(from), base(goal))] : [];
  });
  const numbers = placed.map(({ goal }, at) => number(base(goal), placed.length > 1 ? String(at + 1) : "★"));
  return [...lines, ...numbers];
}

// What has a width is placed by its corner, unless it is a cell.
function middle(item, scene) {
  const [x, y] = scene.base(item);
  const { kind, w: width = 0, h: height = 0, face } = scene.fit(item) ?? item;
  return face || kind === "cell" ? [x, y] : [x + width / 2, y + height / 2];
}

function path([x, y], [toX, toY]) {
  const line = { d: `M${x} ${y}L${toX} ${toY}` };
  return svg("g", {}, svg("path", { class: "way under", ...line }), svg("path", { class: "way", ...line }));
}

function number([x, y], text) {
  const place = { transform: `translate(${x + ASIDE * 0.7} ${y - ASIDE * 0.7})` };
  const words = svg("text", { class: "nth", "text-anchor": "middle", dy: "0.36em" });
  words.textContent = text;
  return svg("g", place, svg("circle", { class: "nth", r: NUMBER }), words);
}
