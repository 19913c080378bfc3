// This device's place at a table: the seats it holds, or a watcher's, each with a line of its own; one of them is shown.

import { again } from "./again.js";
import { seeSeal } from "./dice.js";
import { Link } from "./link.js";
import { forgetSeat, keepSeat, seatsAt } from "./me.js";
import { goTo } from "./seat.js";
import { lang } from "./words.js";

/** Whether a table waits for this seat: it is asked, has not answered the window that is open, and wants to be asked. */
export function isAsked({ phase, ask, locked, window: open }) {
  return phase === "play" && ask !== null && !locked && !["answered", "quiet", "soon"].includes(open?.mine);
}

/** Whether an open window goes by at once, without anything to see or to do here. */
export function goesBy({ window: open }) {
  return Boolean(open?.alone) && open.mine !== "asked";
}

const GONE = ["link", "no-table"]; // why a seat is no longer worth keeping

export class Place {
  /** `page` hears of it: took(link, what, message), turned() to another seat, line() up or down, ended(message) for one
   *  seat, and next(code) when there is another table to go to. */
  constructor(code, page) {
    Object.assign(this, { code, page, links: [], shown: null, shared: false, wantsNext: false, told: false });
  }

  /** Keep the seat whose link was opened. Its token stands behind the #, and need not stay there for all to see. */
  claim() {
    const token = location.hash.slice(1);
    if (!token.startsWith(`${this.code}.`)) return false;
    keepSeat(this.code, { token, chair: null, game: null });
    history.replaceState(null, "", location.pathname);
    return true;
  }

  /** The table as the shown seat sees it. */
  get table() {
    return this.shown?.table;
  }

  /** Whether several people sit here; `shared` remembers it when some have left. */
  get several() {
    return this.links.length > 1;
  }

  /** Whether a line is down. */
  get lost() {
    return this.links.some((link) => link.up === false);
  }

  /** Say something to the table, for the seat that is shown. */
  async act(kind, fields) {
    if (kind === "rematch") this.wantsNext = true;
    if (kind === "renew") return this.renew(this.shown);
    const reply = await this.shown.act(kind, fields);
    setTimeout(() => this.connect()); // a person may have sat down at this device
    return reply;
  }

  /** Go on in another language on every line. */
  speak(name) {
    return Promise.all(this.links.map((link) => link.speak(name)));
  }

  /** Another seat of this device that is asked while the shown one is not. */
  nextAsked() {
    return !isAsked(this.table) && this.links.find((link) => link.table && isAsked(link.table));
  }

  /** Whether one person sits at the table and nobody watches it, bots apart. */
  get isAlone() {
    const { room, here } = this.table;
    const people = room?.chairs.filter(({ state }) => state === "person").length;
    return people === 1 && this.links.length === 1 && here?.watching === 0;
  }

  /** Show another seat, or none. */
  show(link) {
    this.shown = link;
    this.page.turned();
  }

  /** Open a line for every seat that is kept here and has none. */
  connect() {
    const held = new Set(this.links.map((link) => link.token));
    const seats = isPublic() ? [] : seatsAt(this.code);
    const tokens = seats.map((seat) => seat.token).filter((token) => !held.has(token));
    if (!this.links.length && !tokens.length) tokens.push(null);
    for (const token of tokens) this.links.push(new Link(this.code, token, lang(), (...said) => this.hear(...said)));
    this.shown ??= this.links[0];
    this.shared ||= this.several;
  }

  hear(link, what, message) {
    if (what === "bye") this.lose(link, message);
    else if (what === "line") this.page.line();
    else if (what === "stopping") link === this.shown && this.page.notice(message);
    else this.took(link, what, message);
  }

  took(link, what, message) {
    const { token, table: { game, you: { chair }, phase, rematch } } = link;
    if (what === "table" && token) keepSeat(this.code, { token, chair, game });
    if (what === "table") seeSeal(link.table);
    if (phase !== "play" && chair !== null) this.addNumber(link, what === "table");
    if (rematch) this.offerNext();
    this.page.took(link, what, message);
  }

  // The number that this device adds to the dice, before a game and for the next one after it. The file is fetched once, and
  // who has it goes on at once: after the end the page may leave for the next table.
  addNumber(link, arrived) {
    if (this.numbers) return this.numbers.takePart(link, arrived);
    again(() => import("./numbers.js")).then((file) => (this.numbers = file, file.takePart(link, arrived)));
  }

  // A new link for the seat that is shown; what is seen stays.
  async renew(link) {
    const token = await (await again(() => import("./renew.js"))).renewed(link);
    this.change(link, token);
    return { token };
  }

  // The same seat by another link.
  change(link, token) {
    keepSeat(this.code, { token, chair: Number(token.split(".")[1]), game: link.table?.game ?? null });
    link.close();
    this.links = this.links.filter((other) => other !== link);
    this.connect();
    const next = this.links.find((other) => other.token === token);
    next.table = link.table;
    if (this.shown === link) this.shown = next;
  }

  // Who never heard of the new link that they had asked for themselves gets it now.
  async lose(link, message) {
    const { lostToken } = message.code === "link" && link.token ? await again(() => import("./renew.js")) : {};
    const token = await lostToken?.(link);
    if (token) this.change(link, token);
    else this.leave(link, message);
  }

  leave(link, message) {
    const gone = GONE.includes(message.code) && link.token;
    this.links = this.links.filter((other) => other !== link);
    if (gone) forgetSeat(this.code, link.token);
    if (link === this.shown) this.show(this.links[0] ?? null);
    if (gone && message.code === "link") this.connect();
    this.page.ended(message);
  }

  // Who asked for it goes there at once; others are told, since they may be looking at something.
  offerNext() {
    const offered = this.links.filter((link) => link.table?.rematch);
    for (const { table, token } of offered) if (token) keepNext(table);
    const { code } = offered[0].table.rematch;
    if (this.wantsNext && offered.length === this.links.length) goTo(code);
    if (this.wantsNext || this.told) return;
    this.told = true;
    this.page.next(code);
  }
}

// A screen for all at the table shows what everybody may see, whatever seats this device holds.
function isPublic() {
  return new URLSearchParams(location.search).has("public");
}

// The link that the table offers is the first one of the next seat; whoever has a newer one keeps that.
function keepNext({ rematch: { code, token }, you: { chair }, game }) {
  if (!seatsAt(code).some((seat) => seat.chair === chair)) keepSeat(code, { token, chair, game });
}
