// What happened, newest first. A line opens the replay at its moment. Of a long log only the newest lines are in the
// page, since lines out of sight cost every frame too, and as many earlier ones as somebody has scrolled to.

import { badge } from "./art.js";
import { clear, el, use } from "./dom.js";
import { afterFrame } from "./later.js";
import { w } from "./words.js";

const LETTERS = "ABCDEF";
const PAGE = 30;

export class Log {
  /** `open(seq)` when a line is chosen. */
  constructor(root, open) {
    Object.assign(this, { root, open, lines: [], at: Infinity, late: null, wanted: PAGE, away: false });
    this.end = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && this.more());
    root.closest(".pane").addEventListener("scroll", ({ target }) => this.scrolled(target.scrollTop), { capture: true, passive: true });
  }

  /** Show these lines; only new ones are drawn, after the board. `at` is the moment that is looked at. */
  draw(lines, at = Infinity) {
    const waits = this.late && lines.length;
    this.late = () => this.drawNow(lines, at);
    if (!lines.length) this.late(); // another seat's lines do not stay
    else if (!waits) afterFrame(() => this.late?.());
  }

  drawNow(lines, at) {
    this.late = null;
    const last = this.lines.length - 1;
    const known = last >= 0 && lines[last]?.text === this.lines[last].text;
    this.root.parentNode.setAttribute("aria-live", known ? "polite" : "off"); // what is new is read out, not all of it
    const first = known ? this.lines.length : 0;
    if (!known) this.begin();
    else if (this.isRead) this.wanted += lines.length - first;
    this.lines = lines;
    for (let nth = Math.max(first, lines.length - this.wanted); nth < lines.length; nth += 1) this.root.prepend(this.line(nth));
    this.show(at);
  }

  begin() {
    clear(this.root);
    this.wanted = PAGE;
  }

  // Whether somebody is further down, whose lines must not go away.
  get isRead() {
    return this.away || this.root.contains(document.activeElement);
  }

  scrolled(down) {
    this.away = down > 0;
    if (!this.away) this.wanted = PAGE;
  }

  // Somebody has come to the end of what is drawn.
  more() {
    this.wanted = this.root.children.length + PAGE;
    this.reach(this.wanted);
  }

  /** Mark the line of a moment. */
  show(at) {
    this.late?.();
    const nth = this.lines.length - 1 - this.lines.findLastIndex((line) => line.seq <= at);
    this.reach(Math.max(this.wanted, nth + 1));
    this.root.querySelector(".now")?.classList.remove("now");
    const item = this.root.children[nth];
    item?.classList.add("now");
    if (at !== Infinity || this.at !== Infinity) item?.scrollIntoView({ block: "nearest" });
    this.at = at;
  }

  /** Have so many of the newest lines in the page, and hear when somebody comes to their end. */
  reach(count) {
    while (this.root.children.length > count) this.root.lastChild.remove();
    const first = Math.max(0, this.lines.length - count);
    const last = this.lines.length - this.root.children.length - 1;
    if (last >= first) this.root.parentNode.setAttribute("aria-live", "off");
    for (let nth = last; nth >= first; nth -= 1) this.root.append(this.line(nth));
    this.end.disconnect();
    if (this.root.children.length < this.lines.length) this.end.observe(this.root.lastChild);
  }

  line(nth) {
    const { seq, text, seat, face } = this.lines[nth];
    return el("li", { dataset: { nth } }, el(
      "button", { type: "button", title: w("board-look-back"), on: { click: () => this.open(seq) } },
      picture(face, seat), el("span", { text }),
    ));
  }
}

function picture(face, seat) {
  if (face) return use(face, { scale: 1.25, cls: "ico" });
  return seat === null || seat === undefined ? el("span", { class: "ico" }) : badge(LETTERS[seat]);
}
