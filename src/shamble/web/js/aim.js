// What an answer would do, told before it is given: a chain of lines, and in a word what comes of it. Knows no game.

import { el, use } from "./dom.js";

const SIGN = { scale: 2.2, cls: "ico" };

/** The links of the chain, each with its number or picture and what comes of it. */
export function chain({ lines, notes }) {
  const links = lines.map(({ marks, text, result, state }) => el(
    "li", {}, el("span", { class: "ns" }, marks.map(sign)), el("span", { text }),
    result ? el("b", { class: state || null, text: result }) : null,
  ));
  return el("ol", { class: "chain" }, links, notes.map((text) => el("li", { class: "soft", text })));
}

/** What comes of all of it. */
export function outcome({ result }) {
  return result ? el("b", { class: "outcome", text: result }) : null;
}

/** The disc with a number or a picture, as it lies on the board. */
export function sign(mark) {
  return el("i", { class: "sign-of", "aria-hidden": "true" }, /^\d/.test(mark) ? mark : use(mark, SIGN));
}
