// An open window: a bar that runs out, who wants more time, and the wish for more. It looks the same whether or not one
// can answer. The only person at a table has no clock to look at: the table waits, or goes on at once.

import { clear, el, icon } from "./dom.js";
import { w } from "./words.js";

export class Span {
  /** `wait()` when somebody wants more time. */
  constructor(root, wait) {
    Object.assign(this, { root, wait });
  }

  /** Draw the window; null when none is open. `names` by seat. */
  draw(told, names) {
    const open = told?.alone ? null : told;
    const shape = open && JSON.stringify([open.number, open.waiting, open.mine]);
    this.root.hidden = !open;
    if (shape === this.shape && open?.closes_ms === this.closes) return;
    this.shape = shape;
    this.closes = open?.closes_ms;
    if (!open) return;
    clear(this.root).append(this.bar(open), el("p", { class: "s", text: sentence(open, names) }), this.button(open));
  }

  // It runs by itself; a new message sets it anew.
  bar({ closes_ms: left }) {
    const run = el("i");
    if (left !== null && left !== undefined) run.style.animationDuration = `${left}ms`;
    else run.style.animation = "none";
    return el("div", { class: "timer", "aria-hidden": "true" }, run);
  }

  button({ mine }) {
    if (mine !== "asked") return "";
    return el("button", { class: "btn", type: "button", on: { click: () => this.wait() } }, icon("clock"), w("board-wait"));
  }
}

function sentence({ waiting = [], mine }, names) {
  const who = waiting.map((seat) => names[seat]).filter(Boolean).join(", ");
  return who ? `${w("board-more-time")} ${who}` : w(mine === "asked" ? "board-window" : "board-window-others");
}
