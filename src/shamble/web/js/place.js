// This device's place at a table: the seats it holds, or a watcher's, each with a line of its own; one of them is shown.

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
    const { token, table: { game, you: { chair }, rematch } } = link;
    if (what === "table" && token) keepSeat(this.code, { token, chair, game });
    if (rematch) this.offerNext();
    this.page.took(link, what, message);
  }

  lose(link, message) {
    const gone = message.code === "link" && link.token;
    this.links = this.links.filter((other) => other !== link);
    if (gone) forgetSeat(this.code, link.token);
    if (link === this.shown) this.show(this.links[0] ?? null);
    if (gone) this.connect();
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

function keepNext({ rematch: { code, token }, you: { chair }, game }) {
  keepSeat(code, { token, chair, game });
}
