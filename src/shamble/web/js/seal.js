// The seal of the dice, as one reads it aloud: in groups of four.

import { el } from "./dom.js";

const SHOWN = 12;

// A whole seal in groups.
function grouped(seal) {
  return seal.replace(/(.{4})(?=.)/g, "$1 ");
}

/** The beginning of a seal, enough to tell it from others; the rest on pointing at it. */
export function sealShort(seal) {
  return el("span", { class: "seal-text", title: seal, text: `${grouped(seal.slice(0, SHOWN))}…` });
}
