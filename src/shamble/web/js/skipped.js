// What happened while somebody skipped to the next question, in short.

import { closer, el, post } from "./dom.js";
import { w } from "./words.js";

const MOST = 10; // lines; the log has all of them
const FEW = 3; // of lines without weight, where none has any

/** Show what mattered among these lines of the log, in place of an earlier summary; nothing if there are none. */
export function summary(lines) {
  document.querySelector(".toast.skipped")?.remove();
  const weighty = lines.filter(({ weight }) => weight);
  const shown = weighty.length ? weighty.slice(-MOST) : lines.slice(-FEW);
  if (!shown.length) return;
  const note = el("section", { class: "toast skipped" },
    el("div", { class: "grow" }, el("b", { text: w("board-skipped") }), el("ul", {}, shown.map(({ text }) => el("li", { text })))));
  note.append(closer(note));
  post(note);
}
