// The drawings: fetched once, put into the page as symbols, and shown with <use>.

import { svg, use } from "./dom.js";
import { w } from "./words.js";

/** The games that have a poster, with the short name their symbols and inks go by. */
const SHORT = { zombiegeddon: "zg" };

/** The game whose rulebook is opened when no game is meant. */
export const FIRST_GAME = Object.keys(SHORT)[0];

const SHARED = "/web/art/front.svg";
const loading = new Map();

/** The short name of a game: the class of its inks, and the end of its symbols' ids. */
export function short(game) {
  return SHORT[game] ?? "no-ink";
}

/** Put the shared symbols and these games' posters into the page. */
export function loadArt(...games) {
  const known = games.filter((game) => game in SHORT);
  return Promise.all([SHARED, ...known.map((game) => `/games/${game}/poster.svg`)].map(loadSymbols));
}

/** Put the symbols of one file into the page, once. */
export function loadSymbols(address) {
  if (!loading.has(address)) loading.set(address, fetchSymbols(address));
  return loading.get(address);
}

/** A game's title as drawn letters. */
export function title(game, name) {
  return use(`t-${short(game)}`, { label: name, cls: "drawn-title" });
}

/** A game's token, which stands for it in lists. */
export function token(game) {
  return use(`o-${short(game)}`, { cls: "token" });
}

/** A game's poster, cropped to these units of its 300 by 372. */
export function poster(game, { box = "0 14 300 350", fit = "xMidYMax slice" } = {}) {
  const art = svg("use", { href: `#art-${short(game)}`, width: 300, height: 372 });
  return svg("svg", { class: "pic", viewBox: box, preserveAspectRatio: fit, "aria-hidden": "true" }, art);
}

/** A seat's badge: its shape, letter and colour. */
export function badge(letter) {
  return use(`seat${letter}`, { label: `${w("seat")} ${letter}`, cls: "badge" });
}

async function fetchSymbols(address) {
  const answer = await fetch(address);
  const drawn = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
  const shelf = document.importNode(drawn, true);
  shelf.classList.add("shelf");
  shelf.setAttribute("aria-hidden", "true");
  document.body.prepend(shelf);
}
