// Standing orders: what becomes of a card when a window closes and its holder has said nothing.

import { dialog } from "./ask.js";
import { el, refusal, use } from "./dom.js";
import { w } from "./words.js";

/** The sheet of orders; `send(card, value)` gives one. */
export function ordersSheet(orders, send) {
  const box = dialog(w("board-orders"), el("p", { class: "s soft", text: w("board-orders-note") }),
    el("div", { class: "stack orders" }, orders.map((order) => row(order, send))));
  box.classList.add("sheet");
}

function row({ card, label, face, choices, value }, send) {
  const choose = el("select", { "aria-label": label, on: { change: () => send(card, choose.value).catch(refusal) } },
    choices.map((choice) => el("option", { value: choice.value, text: choice.label })));
  choose.value = value;
  const picture = face ? use(face, { scale: 1.3, cls: "ico" }) : null;
  return el("label", { class: "row" }, picture, el("span", { class: "grow", text: label }), choose);
}
