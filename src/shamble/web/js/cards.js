// Cards beside the board: one's own and the market's, each with what it does in words; and the odds. Knows no game.

import { el, use } from "./dom.js";
import { mark, tip } from "./tip.js";
import { w } from "./words.js";

const ART = { scale: 1.3, cls: "ico" };
const COIN = { scale: 2.4, cls: "ico" };

/** One's own cards. `touch(id)` when one is pressed. */
export function ownCards({ cards, source }, touch) {
  return cards.map((card) => ({ source, ...card })).map((card) => pressable(card, touch, `own g-${card.group}${card.state ? ` s-${card.state}` : ""}`, [
    use(card.face, ART),
    el("span", { class: "called" }, el("b", { text: card.name }), el("small", {}, card.sort, mark(card.source))),
    card.n > 1 ? el("span", { class: "many", text: `×${card.n}` }) : null,
    card.mark ? use(card.mark, { scale: 5, cls: "kind" }) : null,
    el("span", { class: "does", text: card.effect }),
    card.note ? el("span", { class: "note", text: card.note }) : null,
  ]));
}

/** What is for sale. */
export function wares({ cards }, touch) {
  return cards.map((card) => pressable(card, touch, card.always ? "ware always" : "ware", [
    use(card.face, ART),
    cost(card.price),
    el("b", {}, card.name, mark(card.source)),
    el("span", { class: "does", text: card.effect }),
  ]));
}

/** What a card costs, in coins or the like. */
export function cost({ face, n }) {
  return el("span", { class: "price", "aria-hidden": "true" }, Array.from({ length: n }, () => use(face, COIN)));
}

// A card that cannot be used says why when it is pressed. Tab stops at those that can, arrows go to the others.
function pressable(card, touch, cls, inside) {
  const named = [cls, card.spent ? "spent" : "", card.can ? "can" : ""].filter(Boolean).join(" ");
  const on = { click: () => touch(card.id) };
  const able = card.can ? {} : { "aria-disabled": "true", tabindex: "-1" };
  const node = el("button", { class: named, type: "button", dataset: { own: card.id }, on, ...able }, inside);
  return tip(node, card.effect, card.source?.text);
}

/** Lay cards out so that the keyboard can stop at one of them at least. */
export function lay(root, cards) {
  root.replaceChildren(...cards);
  if (cards.length && !cards.some((card) => card.tabIndex === 0)) cards[0].tabIndex = 0;
}

/** Mark the card that is picked, wherever it lies. */
export function markPicked(root, picked) {
  for (const node of root.querySelectorAll("[data-own]")) {
    node.classList.toggle("picked", node.dataset.own === picked);
    if (node.matches(".can")) node.setAttribute("aria-pressed", String(node.dataset.own === picked));
  }
}

/** Chances: bars that make up a whole, and lines. */
export function chances(parts) {
  return parts.map(({ title, bars = [], rows = [] }) => el(
    "div", { class: "odds-part" },
    title ? el("h3", { text: title }) : null,
    bars.length ? el("ul", { class: "bars" }, bars.map(bar)) : null,
    rows.length ? el("ul", { class: "rows" }, rows.map(row)) : null,
  ));
}

function bar({ text, n, p, state, now }) {
  const node = el("li", { class: `share ${state}${now ? " now" : ""}` }, el("b", { text: n }), el("span", { text }));
  node.style.flexGrow = Math.max(p, 0.08); // what is hardly possible must still be read
  return node;
}

function row({ text, n, p, more }) {
  const node = el("li", {}, el("span", { text }), more ? el("small", { text: more }) : null, el("b", { text: n }));
  node.style.setProperty("--p", p);
  return node;
}

/** The event or the like that is in force, for the head of the page. */
export function inForce(card, can, touch) {
  const inside = [
    use(card.face, ART), el("span", {}, el("b", {}, card.name, mark(card.source)), " ", card.effect),
    card.done ? el("span", { class: "said", text: w("board-done") }) : null,
  ];
  const cls = card.done ? "force done" : "force";
  const on = { click: () => touch(card.id) };
  const able = can ? { class: `${cls} can` } : { class: cls, "aria-disabled": "true" };
  return tip(el("button", { type: "button", dataset: { own: card.id }, on, ...able }, inside), card.source?.text);
}
