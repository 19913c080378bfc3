// One device for several people, and a game with secrets: before a board is seen, the right person says so.

import { clear, el } from "./dom.js";
import { w } from "./words.js";

export class Curtain {
  /** `lift()` when the person it names is there. */
  constructor(lift) {
    this.lift = lift;
    this.box = el("dialog", { class: "curtain" });
    this.box.addEventListener("cancel", (event) => event.preventDefault());
  }

  /** Draw it before a seat's board. As long as that seat is not asked, it only tells who is waited for. */
  draw({ you, ask, waiting }) {
    this.fill(ask === null ? waiting : `${w("board-pass-to")} ${you.name}`, ask === null ? null : you.name);
    if (this.box.open) return;
    for (const other of document.querySelectorAll("dialog[open]")) other.close(); // they may tell what one seat knows
    document.body.append(this.box);
    this.box.showModal();
  }

  /** Nothing is hidden any more. */
  open() {
    if (!this.box.open) return;
    this.box.close();
    this.box.remove();
  }

  // Only what is new: the button may have the focus.
  fill(words, name) {
    if (this.words === words) return;
    this.words = words;
    this.box.setAttribute("aria-label", words);
    clear(this.box).append(el("h1", { text: words }), name ? this.button(name) : this.wayOut());
    this.box.querySelector("button, a").focus();
  }

  button(name) {
    const on = { click: () => this.lift() };
    return el("button", { class: "btn pri big", type: "button", text: `${w("board-i-am")} ${name}`, on });
  }

  wayOut() {
    return el("a", { class: "btn", href: "/", text: w("board-leave") });
  }
}
