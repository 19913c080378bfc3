// Why not: where something was touched that cannot be chosen, a bubble says why, with its clause. It goes by itself, and
// with the next touch. Knows no game.

import { cite, el, icon, unsaid } from "./dom.js";

const READING_MS = 2500; // to notice it,
const LETTER_MS = 45; // and to read each letter
const GRACE_MS = 1500;
const GAP = 14; // from the finger
const EDGE = 8;

const region = document.body.appendChild(el("div", { class: "whys", role: "status" })); // there before it speaks
let point = [0, 0]; // what was touched last, by hand or by key
let leaving = 0;

/** Say why: {clause, sentence}; `more` is what the thing says of itself, `read(clause)` opens the rules there. */
export function say({ clause, sentence }, { more = "", read }) {
  hush();
  if (!sentence) return;
  const bubble = el("div", { class: clause ? "why" : "why plainly" }, clause ? icon("warn") : null,
    el("p", {}, unsaid({ clause, sentence }), " ", cite(clause, () => (hush(), read(clause)))), more ? el("p", { class: "more", text: more }) : null);
  region.append(bubble);
  place(bubble, bubble.getBoundingClientRect());
  leaving = setTimeout(leave, READING_MS + LETTER_MS * bubble.textContent.length);
}

/** Nothing more of it. */
export function hush() {
  clearTimeout(leaving);
  region.replaceChildren();
}

// Not from under a hand or the keyboard. What lies under the rest of it can be touched all the while.
function leave() {
  if (region.querySelector(":hover, :focus-within")) leaving = setTimeout(leave, GRACE_MS);
  else hush();
}

// Above what was touched, or below where there is no room; never over the edge.
function place({ style }, { width, height }) {
  const [x, y] = point;
  const { clientWidth, clientHeight } = document.documentElement;
  const left = Math.max(EDGE, Math.min(clientWidth - width - EDGE, x - width / 2));
  const above = y - height - GAP;
  const top = above > EDGE ? above : Math.min(clientHeight - height - EDGE, y + GAP);
  style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
}

document.addEventListener("pointerdown", ({ target, clientX, clientY }) => {
  if (region.contains(target)) return;
  hush();
  point = [clientX, clientY];
}, true);
document.addEventListener("keydown", ({ key, target }) => {
  if (region.contains(target) || key === "Tab" || key === "Shift") return;
  hush();
  const { left, top, width, height } = target.getBoundingClientRect();
  point = [left + width / 2, top + height / 2];
}, true);
