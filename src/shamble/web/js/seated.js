// Who has each seat, and whether they are here: what the list of players says of it.

import { el, icon } from "./dom.js";
import { w } from "./words.js";

const FACES = { away: "clock", left: "clock", played: "bot", open: "bot" };

/** The chair of a seat: those that are taken, in their order, are the seats. */
export function chairOf({ room }, seat) {
  return room?.chairs.filter(({ state }) => state !== "free")[seat] ?? null;
}

/** How a chair is taken: "here", "away", "left", "played" (a bot plays for its person), "bot" or "open" to newcomers. */
export function standing({ chair, state, left, open, stand_in: standIn }, { here }) {
  if (state === "bot") return open ? "open" : "bot";
  if (standIn) return "played";
  if (left) return "left";
  return here?.away?.[chair] ? "away" : "here";
}

/** What the list of players says of a seat besides its role: nothing of those who simply play. */
export function marks(player, table) {
  const [how, chair] = absence(player, table);
  if (!how) return null;
  const away = how === "away" ? [" ", passed(table.here.at - table.here.away[chair.chair].ms)] : null;
  return el("span", { class: "seat-mark", title: w(`seats-${how}`) }, icon(FACES[how]), el("span", {}, w(`seats-${how}`), away));
}

/** The same as a sign, where there is no room for words. */
export function sign(player, table) {
  const [how] = absence(player, table);
  return how ? icon(FACES[how], "icon seat-sign") : null;
}

function absence({ seat }, table) {
  const chair = chairOf(table, seat);
  const how = chair && table.phase === "play" ? standing(chair, table) : null;
  return [how in FACES ? how : null, chair];
}

/** Whether anything is to be said about seats: somebody is away or played for, a seat is free, or there are wishes. */
export function isMissing({ phase, room, here, wishes }) {
  if (phase !== "play" || !room) return false;
  return Boolean(wishes?.length || here?.away?.some(Boolean) || room.chairs.some(({ stand_in: bot, open }) => bot || open));
}

/** A time that runs: since that moment of this page's clock, or until it. */
export function passed(since) {
  return running({ since });
}

/** The same, counted down. */
export function ahead(until) {
  return running({ until });
}

function running(dataset) {
  const node = el("time", { class: "num", "aria-hidden": "true", dataset });
  node.textContent = clockOf(node);
  return node;
}

/** What a running time shows now. */
export function clockOf({ dataset: { since, until } }) {
  const ms = since === undefined ? Number(until) - performance.now() : performance.now() - Number(since);
  const seconds = Math.max(0, since === undefined ? Math.ceil(ms / 1000) : Math.floor(ms / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (n) => String(n).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
