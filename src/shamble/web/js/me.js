// Who sits at this browser: a name, a secret that finds one's seat again, the colours, and the seats taken so far.

import { keep, kept, keptData } from "./kept.js";
import { w } from "./words.js";

/** How long a name may be; the server says no to more. */
export const NAME_LENGTH = 20;
const SEATS_KEPT = 40;
const FINISHED_KEPT = 6;

export const me = {
  /** The name to sit down with; a stand-in until one is chosen. */
  get name() {
    return kept("name") || w("name-nobody");
  },

  /** Whether a name was chosen. */
  get named() {
    return Boolean(kept("name"));
  },

  /** A random text that only this browser knows: sitting down twice at a table with it gives the same seat. */
  get who() {
    if (!kept("who")) keep("who", secret());
    return kept("who");
  },

  /** Take another name; the page hears of it as a "name" event. */
  setName(name) {
    keep("name", [...name.trim()].slice(0, NAME_LENGTH).join("").trim() || null);
    document.dispatchEvent(new CustomEvent("name", { detail: me.name }));
  },
};

/** A random text that nobody can guess. (randomUUID would need an encrypted page, and a table at home has none.) */
export function secret() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The chosen colours: "auto", "light" or "dark". */
export function theme() {
  return kept("theme") ?? "auto";
}

/** Choose the colours: kept, shown at once, and told to the page as a "theme" event. */
export function setTheme(name) {
  keep("theme", name === "auto" ? null : name);
  if (name === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = name;
  document.dispatchEvent(new CustomEvent("theme", { detail: name }));
}

/** The seats this browser holds at a table, as [{token, chair, game}], by chair: who came first stays first. */
export function seatsAt(code) {
  const place = ({ chair }) => chair ?? Number.MAX_SAFE_INTEGER;
  return allSeats().filter((seat) => seat.code === code).sort((a, b) => place(a) - place(b));
}

/** Keep a seat; a newer token for the same chair takes the old one's place. */
export function keepSeat(code, { token, chair, game }) {
  const others = allSeats().filter((seat) => seat.code !== code || (seat.token !== token && seat.chair !== chair));
  keep("seats", JSON.stringify([...others, { code, token, chair, game }].slice(-SEATS_KEPT)));
}

/** Forget a seat, for instance one that the host has emptied. */
export function forgetSeat(code, token) {
  keep("seats", JSON.stringify(allSeats().filter((seat) => seat.code !== code || seat.token !== token)));
}

/** Every seat this browser holds, oldest first. */
export function allSeats() {
  return keptData("seats", []);
}

/** The games that ended before this browser's eyes, newest first, as [{code, game, sentence}]. */
export function finished() {
  return keptData("finished", []);
}

/** Keep how a game ended. */
export function keepFinished(code, game, sentence) {
  const others = finished().filter((other) => other.code !== code);
  keep("finished", JSON.stringify([{ code, game, sentence }, ...others].slice(0, FINISHED_KEPT)));
}
