// What this browser knows of a table's dice: the first seal it saw, what was promised before it opened its number, and that.

import { closer, el, icon, post } from "./dom.js";
import { keep, keptData } from "./kept.js";
import { w } from "./words.js";

const TABLES_KEPT = 60;
const warned = new Set();

/** What is remembered of a table: {seal, promises, numbers}, the last two by chair. */
export function known(code) {
  return keptData("dice", []).find((one) => one.code === code) ?? { code, seal: null, promises: null, numbers: {} };
}

/** Remember something more of a table. */
export function remember(code, news) {
  const others = keptData("dice", []).filter((one) => one.code !== code);
  const old = known(code);
  const now = { ...old, ...news, numbers: { ...old.numbers, ...news.numbers } };
  keep("dice", JSON.stringify([...others, now].slice(-TABLES_KEPT)));
}

/** The seal of a table that was opened: the first one is remembered, another one later is bad news. One that is first seen
 *  after the end proves nothing. */
export function seeSeal({ code, seal, phase }) {
  const { seal: first } = known(code);
  if (!first) return phase === "over" || remember(code, { seal });
  if (first === seal || warned.has(code)) return;
  warned.add(code);
  const note = el("div", { class: "toast bad" }, icon("warn"), el("span", { class: "grow", text: w("seal-changed") }));
  note.append(closer(note));
  post(note, { urgent: true });
}
