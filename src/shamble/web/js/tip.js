// What a thing says when it is asked: by a mouse that rests on it, the keyboard, or a finger that stays. Knows no game.

import { el, onTop } from "./dom.js";

const REST_MS = 350; // a mouse on its way elsewhere asks nothing
const PRESS_MS = 450;
const SLIP = 10; // pixels that a resting finger may move
const GAP = 8;
const CLAUSE = /([A-Z]{2}-\d+\.\d+)/; // not to be broken over two lines

const bubble = el("div", { class: "tip", id: "tip", role: "tooltip", hidden: true });
let asked = null; // what the bubble speaks of
let waiting = 0;
let point = [0, 0]; // where the mouse rests or the finger came down
let pressed = false; // a finger is down, or was

/** Let a node say these lines when it is asked; none of them: nothing. */
export function tip(node, ...lines) {
  const told = lines.filter(Boolean).join("\n");
  if (told) node.dataset.tip = told;
  else delete node.dataset.tip;
  return node;
}

/** The small mark behind a name or a number that says: ask me. */
export function mark(source) {
  return source ? el("span", { class: "source", "aria-hidden": "true", text: source.mark }) : null;
}

const teller = (target) => target?.closest?.("[data-tip]") ?? null;

function show(node) {
  asked?.removeAttribute("aria-describedby");
  asked = node;
  node.setAttribute("aria-describedby", bubble.id);
  bubble.replaceChildren(...node.dataset.tip.split(CLAUSE).map((part, at) => (at % 2 ? el("span", { class: "id", text: part }) : part)));
  onTop().append(bubble);
  bubble.hidden = false;
  place(node.getBoundingClientRect());
}

// Above, or below where there is no room; never over the edge.
function place({ left, width, top, bottom }) {
  const { width: wide, height: high } = bubble.getBoundingClientRect();
  const most = document.documentElement.clientWidth - wide - GAP;
  const x = Math.max(GAP, Math.min(most, left + width / 2 - wide / 2));
  bubble.style.translate = `${Math.round(x)}px ${Math.round(top - high - GAP > 0 ? top - high - GAP : bottom + GAP)}px`;
}

function hide() {
  clearTimeout(waiting);
  if (!asked) return;
  asked.removeAttribute("aria-describedby");
  asked = null;
  bubble.hidden = true;
}

function tell(node) {
  if (node && !node.matches("button, [role=button]")) show(node);
}

// What lies there by then: a table that goes on may draw a card anew under a resting finger.
function later(ms, { clientX, clientY }) {
  clearTimeout(waiting);
  point = [clientX, clientY];
  waiting = setTimeout(() => {
    const node = teller(document.elementFromPoint(...point));
    if (node) show(node);
  }, ms);
}

document.addEventListener("pointerover", (event) => {
  if (event.pointerType !== "mouse") return;
  const node = teller(event.target);
  if (node === asked && node) return;
  hide();
  if (node) later(REST_MS, event);
});
document.addEventListener("focusin", ({ target }) => {
  const node = teller(target);
  if (node && node === target && target.matches(":focus-visible")) show(node);
});
document.addEventListener("focusout", hide);
document.addEventListener("pointerdown", (event) => {
  hide();
  pressed = event.pointerType !== "mouse" && Boolean(teller(event.target));
  if (pressed) later(PRESS_MS, event);
});
document.addEventListener("pointermove", ({ clientX, clientY, pointerType }) => {
  if (pointerType === "mouse" || !pressed) return;
  if (Math.hypot(clientX - point[0], clientY - point[1]) > SLIP) clearTimeout(waiting);
});
for (const name of ["pointerup", "pointercancel"]) document.addEventListener(name, () => asked || clearTimeout(waiting));
// Who has asked with a finger has not chosen: the click that ends the press is none. What does nothing tells at a tap.
document.addEventListener("click", (event) => {
  if (!pressed) return;
  pressed = false;
  if (!asked) return tell(teller(event.target));
  event.preventDefault();
  event.stopPropagation();
}, true);
document.addEventListener("contextmenu", (event) => {
  if (pressed && teller(event.target)) event.preventDefault();
});
document.addEventListener("keydown", ({ key }) => {
  if (key === "Escape") hide();
});
document.addEventListener("scroll", ({ target }) => target.contains(asked) && hide(), true);
