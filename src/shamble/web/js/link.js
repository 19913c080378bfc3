// A line to a table: one seat's, or a watcher's. It finds its way back by itself, and says nothing twice in vain.

import { w } from "./words.js";

const FIRST_WAIT = 300;
const LAST_WAIT = 5000;
const PULSE = 20000; // a silent line is tried this often
const PATIENCE = 8000; // and given up when no answer comes for so long
const TIMES = 3; // that something is said before it is given up: it may be what breaks the line
const HELLO = "hello";
const PING = "ping"; // nobody waits for its reply, so all of them may share an id
const STOPPED = "stopped";

/** The latest state of a table, kept up to date from the server's messages. */
export class Link {
  /** `hear(link, what, message)`: what is "table", "update", "here", "window", "line" (up or down), "stopping" or "bye". */
  constructor(code, token, lang, hear) {
    Object.assign(this, { code, token, lang, hear });
    this.table = null;
    this.up = null; // not known yet
    this.ended = false;
    this.wait = FIRST_WAIT;
    this.pending = new Map(); // id → what was said and who waits for the reply; sent again after a break
    this.tag = Math.random().toString(36).slice(2, 8);
    this.said = 0;
    this.retry = () => !document.hidden && (this.up ? this.feel() : this.open());
    window.addEventListener("online", this.retry);
    document.addEventListener("visibilitychange", this.retry);
    this.pulse = setInterval(() => this.feel(), PULSE);
    this.open();
  }

  /** Say something; the reply, or thrown the refusal {code, clause, sentence}. */
  act(kind, fields = {}) {
    if (this.ended) return Promise.reject({ code: "link", clause: null, sentence: w("board-bye") });
    const id = `${this.tag}-${(this.said += 1)}`;
    return new Promise((done, refused) => {
      const asked = { message: { kind, id, ...fields }, times: 0, done, refused };
      this.pending.set(id, asked);
      this.say(asked);
    });
  }

  /** Go on in another language: a fresh table comes. */
  speak(lang) {
    this.lang = lang;
    return this.act("lang", { lang });
  }

  /** Hang up for good. */
  close() {
    this.ended = true;
    clearInterval(this.pulse);
    clearTimeout(this.timer);
    clearTimeout(this.doubt);
    window.removeEventListener("online", this.retry);
    document.removeEventListener("visibilitychange", this.retry);
    this.socket?.close();
  }

  open() {
    if (this.ended || this.socket?.readyState === WebSocket.CONNECTING) return;
    clearTimeout(this.timer);
    const old = this.socket;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.code}/socket`);
    this.socket = socket;
    old?.close(); // what it says from now on is not heard
    const ours = (then) => (event) => socket === this.socket && then(event);
    socket.onopen = ours(() => this.greet());
    socket.onmessage = ours((event) => this.receive(JSON.parse(event.data)));
    socket.onclose = ours(() => this.lose());
  }

  greet() {
    this.fresh = true;
    this.send({ kind: "hello", id: HELLO, token: this.token, seen: this.table?.seq ?? 0, lang: this.lang, as: "scene" });
    this.sayAgain();
    this.feel(); // nothing may have been missed, and then nothing else would come
  }

  // What waits for a reply. The table knows what it has heard before by its ask, so saying it twice does no harm;
  // the language went with the hello, or the fresh table is its answer.
  sayAgain() {
    for (const asked of [...this.pending.values()]) if (asked.message.kind !== "lang") this.say(asked);
  }

  say(asked) {
    if (asked.times === TIMES) {
      this.pending.delete(asked.message.id);
      asked.refused({ code: "unheard", clause: null, sentence: w("board-unheard") });
    } else if (this.send(asked.message)) {
      asked.times += 1;
    }
  }

  // Whether there is a line to say it on.
  send(message) {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  lose() {
    this.setUp(false);
    if (this.ended) return;
    clearTimeout(this.doubt);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(2 * this.wait, LAST_WAIT);
  }

  // A phone that slept has a line that looks open and is dead. Anything that is heard ends the doubt.
  feel() {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.send({ kind: "ping", id: PING });
    clearTimeout(this.doubt);
    this.doubt = setTimeout(() => this.giveUp(), PATIENCE);
  }

  giveUp() {
    this.setUp(false);
    this.open();
  }

  setUp(up) {
    if (up) this.wait = FIRST_WAIT;
    if (this.up === up) return;
    this.up = up;
    this.hear(this, "line", up);
  }

  receive(message) {
    clearTimeout(this.doubt);
    if (message.id === HELLO && message.kind === "refused") return this.end(message);
    this.setUp(true);
    if (message.kind === "table") this.start(message);
    else if (message.kind === "update") this.go(message);
    else if (message.kind === "here") this.see(message);
    else if (message.kind === "window") this.seeWindow(message);
    else if (message.kind === "bye") this.end(message);
    else if (message.kind === "stopping") this.hear(this, "stopping", message);
    else this.reply(message);
    this.fresh = false;
  }

  start(message) {
    if (message.scene) fill(message.scene, message.scene.table);
    this.table = message;
    message.here = stamped(message.here);
    if (!this.fresh) this.sayAgain(); // we were too slow for the server, and replies were dropped with the rest
    this.hear(this, "table", message);
  }

  go(update) {
    if (!this.table || update.seq <= this.table.seq) return;
    if (update.seq === this.table.seq + 1) {
      fillFrames(update.frames, this.table.scene?.table);
      if (update.scene) fill(update.scene, update.scene.table);
      merge(this.table, update);
      this.hear(this, "update", update);
    } else {
      this.open(); // something is missing between what we have and this: say hello again
    }
  }

  see({ kind: _, waiting, ...here }) {
    if (!this.table) return;
    this.table.waiting = waiting;
    this.table.here = stamped(here);
    this.hear(this, "here", this.table.here);
  }

  // How a window stands changes without a seq: it is nothing that happened in the game.
  seeWindow({ window }) {
    if (!this.table) return;
    this.table.window = window;
    this.hear(this, "window", window);
  }

  end(message) {
    if (message.code === STOPPED) return; // the line breaks, and is tried again until the server is back
    this.close();
    this.hear(this, "bye", message);
    for (const { refused } of this.pending.values()) refused(message);
  }

  reply(message) {
    const asked = this.pending.get(message.id);
    this.pending.delete(message.id);
    if (message.kind === "refused") asked?.refused(message);
    else asked?.done(message);
  }
}

// Who is here, with the moment at which that was heard: how long somebody is away is counted from it.
function stamped(here) {
  return { ...here, at: performance.now() };
}

/** Bring a table up to date: lists grow, parts beside the board are replaced or changed, frames change the scene. */
export function merge(table, { kind: _, frames = [], log = [], moments = [], side = {}, side_change = {}, ...rest }) {
  Object.assign(table, rest);
  table.log = [...(table.log ?? []), ...log];
  table.moments = [...(table.moments ?? []), ...moments];
  table.side = beside(table.side, { side, side_change });
  table.scene = frames.reduce(after, table.scene ?? {});
}

/** What lies beside the board after a change: some parts are new, in others some fields. */
export function beside(old, { side = {}, side_change: changed = {} }) {
  return overlaid({ ...old, ...side }, changed);
}

// What is there with what changed laid over it: objects field by field, lists of things with ids thing by thing. A thing
// of which nothing is new stays the same one, so that whoever drew it sees that.
function overlaid(old, news) {
  if (haveIds(old) && haveIds(news)) {
    const known = new Map(old.map((one) => [one.id, one]));
    return news.map((one) => (Object.keys(one).length === 1 && known.get(one.id)) || overlaid(known.get(one.id), one));
  }
  if (!isObject(old) || !isObject(news)) return news;
  return { ...old, ...Object.fromEntries(Object.entries(news).map(([key, value]) => [key, overlaid(old[key], value)])) };
}

function haveIds(things) {
  return Array.isArray(things) && things.every((one) => isObject(one) && "id" in one);
}

function isObject(value) {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

/** Give items what all of their kind have, which is told once for all of them. */
export function fill(items, { alike = {} }) {
  for (const [id, item] of Object.entries(items)) if (alike[item.kind]) items[id] = { ...alike[item.kind], ...item };
}

/** The same for frames, of which one may bring the table that says what is alike. */
export function fillFrames(frames = [], table) {
  for (const { set } of frames) {
    table = set.table ?? table;
    fill(set, table);
  }
}

/** The scene after one frame; the one before is left as it was. */
export function after(scene, frame) {
  const next = { ...scene, ...frame.set };
  for (const [id, fields] of Object.entries(frame.change)) next[id] = { ...next[id], ...fields };
  for (const id of frame.del ?? []) delete next[id];
  return frame.order ? placed(next, frame.order) : next;
}

// The same things; each of these lies right on that other one of its layer, or lowest.
function placed(scene, order) {
  const ids = Object.keys(scene);
  for (const [id, under] of order) {
    ids.splice(ids.indexOf(id), 1);
    ids.splice(under === null ? 0 : ids.indexOf(under) + 1, 0, id);
  }
  return Object.fromEntries(ids.map((id) => [id, scene[id]]));
}
