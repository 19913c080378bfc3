// What a bot would play, and why: words beside the answers, the whole way in numbers on the board. Knows no game.

import { cite, el, svg } from "./dom.js";
import { colon, w } from "./words.js";

const NUMBER = 19; // radius of a number on the board
const ASIDE = 21; // so far aside and up from the middle it lies, where it hides least
const NEXT = 2 * NUMBER + 3; // from one number at a place to the next one there

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
  const named = listed(steps);
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

// The steps that are told each on a line of its own.
function listed(steps) {
  return steps.filter(({ label }) => label?.length);
}

/** The way on the board: lines where something goes from one place to the next, and at each place the number that its
 *  step has in the list; where there is no list, its number on the way. */
export function way({ steps }, scene) {
  const { items } = scene;
  const base = (id) => middle(items[id], scene);
  const placed = steps.filter(({ goal }) => goal in items);
  const lines = placed.flatMap(({ start, goal }, at) => {
    const goesOn = at > 0 && items[start]?.kind === "pawn"; // by then it is where the step before has led
    const from = goesOn ? placed[at - 1].goal : start;
    return from in items ? [path(base(from), base(goal))] : [];
  });
  const told = listed(steps);
  const counted = told.length > 1 ? told : placed;
  const places = new Map(); // goal → what stands there, side by side
  for (const step of placed.filter((one) => counted.includes(one))) {
    const text = counted.length > 1 ? String(counted.indexOf(step) + 1) : "★";
    places.set(step.goal, [...places.get(step.goal) ?? [], text]);
  }
  const numbers = [...places].flatMap(([goal, texts]) => row(base(goal), texts, scene.svg.viewBox.baseVal));
  return [...lines, ...numbers];
}

// Numbers beside each other, all of them on the board.
function row([x, y], texts, board) {
  const inside = (at, least, size, room) => Math.max(least + NUMBER, Math.min(at, least + size - NUMBER - room));
  const left = inside(x + ASIDE, board.x, board.width, (texts.length - 1) * NEXT);
  const top = inside(y - ASIDE, board.y, board.height, 0);
  return texts.map((text, nth) => number(left + nth * NEXT, top, text));
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

function number(x, y, text) {
  const place = { transform: `translate(${x} ${y})` };
  const words = svg("text", { class: "nth", "text-anchor": "middle", dy: "0.36em" });
  words.textContent = text;
  return svg("g", place, svg("circle", { class: "nth", r: NUMBER }), words);
}
