// What happened, newest first. A line opens the replay at its moment.

import { badge } from "./art.js";
import { clear, el, use } from "./dom.js";
import { w } from "./words.js";

const LETTERS = "ABCDEF";

export class Log {
  /** `open(seq)` when a line is chosen. */
  constructor(root, open) {
    Object.assign(this, { root, open, lines: [], at: Infinity });
  }

  /** Show these lines; only new ones are drawn. `at` is the moment that is looked at. */
  draw(lines, at = Infinity) {
    const known = this.lines.length && lines[this.lines.length - 1]?.text === this.lines.at(-1).text && lines.length >= this.lines.length;
    if (!known) clear(this.root);
    for (const line of lines.slice(known ? this.lines.length : 0)) this.root.prepend(this.line(line));
    this.lines = lines;
    this.show(at);
  }

  /** Mark the line of a moment. */
  show(at) {
    const now = this.lines.findLastIndex((line) => line.seq <= at);
    this.root.querySelector(".now")?.classList.remove("now");
    const item = this.root.children[this.lines.length - 1 - now];
    item?.classList.add("now");
    if (at !== Infinity || this.at !== Infinity) item?.scrollIntoView({ block: "nearest" });
    this.at = at;
  }

  line({ seq, text, seat, face }) {
    const picture = face ? use(face, { scale: 1.25, cls: "ico" }) : seat === null || seat === undefined ? el("span", { class: "ico" }) : badge(LETTERS[seat]);
    return el("li", {}, el("button", { type: "button", title: w("board-look-back"), on: { click: () => this.open(seq) } }, picture, el("span", { text })));
  }
}
