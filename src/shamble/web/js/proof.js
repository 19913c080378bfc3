// After the game this browser checks the draws by itself: by the seal it saw first, the secret, and its own number.

import { dialog } from "./ask.js";
import { blake2b, hex, unhex } from "./blake.js";
import { known } from "./dice.js";
import { clear, el, icon } from "./dom.js";
import { promiseOf } from "./numbers.js";
import { w } from "./words.js";

const found = new Map(); // code → what was found; it is asked for once

/** Show in a node whether the draws of a finished game hold. */
export async function show(node, table, act) {
  const { code } = table;
  if (!found.has(code)) found.set(code, act("proof").then((proof) => findings(table, proof)));
  try {
    const list = await found.get(code);
    const state = stateOf(list);
    clear(node).append(icon(state === "bad" ? "warn" : "ok"), el("span", {}, w(`proof-${state}`), " ", details(list, table)));
    node.className = `s proof aside-note ${state}`;
  } catch {
    found.delete(code); // the line was cut: the seal stays as it was shown
  }
}

/** What holds and what does not, as [[word, whether]]; what this browser cannot know is left out. */
export function findings({ code, seal, you: { chair }, added: { numbers } }, { secret, salt, first }) {
  const { seal: seen, promises, numbers: mine } = known(code);
  const opened = numbers.filter(({ number }) => number !== null);
  const own = chair === null ? null : mine[chair] ?? null;
  const promised = own !== null && numbers.find((one) => one.chair === chair)?.promise === promiseOf(own);
  const asTold = Object.fromEntries(numbers.map((one) => [one.chair, one.promise]));
  return [
    seen && ["seen", seen === seal],
    ["secret", seal === hex(blake2b(unhex(salt + secret), 32, { person: "shamble seal" }))],
    promised && ["mine", opened.some((one) => one.chair === chair && one.number === own)],
    opened.length > 0 && ["numbers", opened.every((one) => promiseOf(one.number) === (promises ?? asTold)[one.chair])],
    first && ["draw", first.could[pick(keyOf(secret, opened), first.weights)] === first.drew],
  ].filter(Boolean);
}

/** The key of the dice: the secret itself, or mixed with the numbers that were opened, in the order of chairs. */
export function keyOf(secret, opened) {
  if (!opened.length) return unhex(secret);
  const numbers = opened.map(({ number }) => number).join("");
  return blake2b(unhex(secret + numbers), 32, { person: "shamble dice" });
}

/** The first draw: a position in a list of weights. */
export function pick(key, weights) {
  const block = blake2b(new Uint8Array(8), 64, { key });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let at = 0;
  while (wordAt(block, at) >= 65536 - (65536 % total)) at += 1;
  let left = wordAt(block, at) % total;
  return weights.findIndex((weight) => (left -= weight) < 0);
}

function wordAt(block, at) {
  return 256 * block[2 * at] + block[2 * at + 1];
}

// Where no seal was seen before the game, all of it can only be checked against itself.
function stateOf(list) {
  if (list.some(([, holds]) => !holds)) return "bad";
  const names = list.map(([name]) => name);
  if (!names.includes("seen")) return "unseen";
  return names.includes("mine") ? "mine" : "good";
}

function details(list, table) {
  const on = { click: () => explain(list, table) };
  return el("button", { class: "link s", type: "button", dataset: { key: "check" }, "aria-haspopup": "dialog", text: w("proof-details"), on });
}

function explain(list, { code, seal }) {
  const lines = list.map(([name, holds]) => el(
    "li", { class: holds ? "holds" : "bad" }, icon(holds ? "ok" : "warn"), el("span", { text: w(`proof-${holds ? "is" : "not"}-${name}`) }),
  ));
  dialog(w("proof-details"), el(
    "div", { class: "stack proof-box" }, el("ul", { class: "proof-list" }, ...lines), el("p", { text: w("result-check-note") }),
    el("code", { class: "command", text: `shamble verify FILE --seal ${known(code).seal ?? seal}` }),
  ));
}
