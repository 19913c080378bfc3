// The drawings: fetched once, put into the page as symbols, and shown with <use>.

import { el, svg, use } from "./dom.js";
import { w } from "./words.js";

const SHARED = "/web/art/front.svg";
const loading = new Map();

/** The class that gives a part of the page a game's inks. */
export function ink(game) {
  return `ink-${game}`;
}

/** Put the shared symbols and these games' posters and inks into the page. */
export function loadArt(...games) {
  const drawings = [SHARED, ...games.map((game) => `/games/${game}/poster.svg`)];
  return Promise.all([...drawings.map(loadSymbols), ...games.map((game) => loadStyle(`/games/${game}/inks.css`))]);
}

/** Put a style sheet into the page, once. */
export function loadStyle(address) {
  if (!loading.has(address)) {
    const sheet = el("link", { rel: "stylesheet", href: address });
    loading.set(address, new Promise((done) => (sheet.onload = sheet.onerror = done)));
    sheet.addEventListener("error", () => (loading.delete(address), sheet.remove())); // whoever asks next tries again
    document.head.append(sheet);
  }
  return loading.get(address);
}

/** Put the symbols of one file into the page, once. */
export function loadSymbols(address) {
  if (!loading.has(address)) loading.set(address, fetchSymbols(address));
  const fetching = loading.get(address);
  fetching.catch(() => loading.delete(address)); // whoever asks next tries again
  return fetching;
}

/** A game's title as drawn letters. */
export function title(game, name) {
  return use(`t-${game}`, { label: name, cls: "drawn-title" });
}

/** A game's token, which stands for it in lists. */
export function token(game) {
  return use(`o-${game}`, { cls: "token" });
}

/** A game's poster, cropped to these units of its 300 by 372. */
export function poster(game, { box = "0 14 300 350", fit = "xMidYMax slice" } = {}) {
  const art = svg("use", { href: `#art-${game}`, width: 300, height: 372 });
  return svg("svg", { class: "pic", viewBox: box, preserveAspectRatio: fit, "aria-hidden": "true" }, art);
}

/** A seat's badge: its shape, letter and colour. */
export function badge(letter) {
  return use(`seat${letter}`, { label: `${w("seat")} ${letter}`, cls: "badge" });
}

async function fetchSymbols(address) {
  const answer = await fetch(address);
  if (answer.status >= 500) throw new Error(address);
  if (!answer.ok) return; // no such drawing, and no use in asking again
  const drawn = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
  const shelf = document.importNode(drawn, true);
  shelf.classList.add("shelf");
  shelf.setAttribute("aria-hidden", "true");
  document.body.prepend(shelf);
}
