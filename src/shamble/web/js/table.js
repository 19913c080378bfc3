// The page of a table: the waiting room, the board, the result, for the seats this device holds or for a watcher.

import { loadArt, loadStyle, loadSymbols } from "./art.js";
import { Board } from "./board.js";
import { clear, el, icon } from "./dom.js";
import { header } from "./header.js";
import { Link } from "./link.js";
import { Log } from "./log.js";
import { forgetSeat, keepSeat, seatsAt } from "./me.js";
import { Replay } from "./replay.js";
import { Scene } from "./scene.js";
import { goTo } from "./seat.js";
import * as sheets from "./sheets.js";
import { Side } from "./side.js";
import { lang, loadWords, w } from "./words.js";

const upright = matchMedia("(max-width: 1000px) and (orientation: portrait)");
const READING_MS = 9000;

class Page {
  constructor(code) {
    Object.assign(this, { code, links: [], link: null, looking: false, busy: false, wants: false });
    this.head = document.getElementById("head");
    this.main = document.getElementById("page");
  }

  async open() {
    keepToken(this.code);
    await Promise.all([loadWords(lang()), loadArt()]);
    this.lay();
    this.connect();
    document.addEventListener("keydown", (event) => this.key(event));
    document.addEventListener("lang", (event) => this.speak(event.detail));
    upright.addEventListener("change", () => this.turn());
  }

  // --- lines to the table ---

  connect() {
    const held = new Set(this.links.map((link) => link.token));
    const tokens = seatsAt(this.code).map((seat) => seat.token).filter((token) => !held.has(token));
    if (!this.links.length && !tokens.length) tokens.push(null);
    for (const token of tokens) this.links.push(new Link(this.code, token, lang(), (...said) => this.hear(...said)));
    this.link ??= this.links[0];
  }

  hear(link, what, message) {
    if (what === "bye") this.lose(link, message);
    else if (what === "line") link === this.link && this.side.line(message);
    else this.took(link, what, message);
  }

  async took(link, what, message) {
    const { table } = link;
    if (what === "table" && link.token) keepSeat(this.code, { token: link.token, chair: table.you.chair, game: table.game });
    this.art ??= loadGame(table.game);
    await this.art;
    if (table.rematch) this.offerRematch();
    if (link !== this.link) return this.scene.busy || this.settle();
    if (this.watching()) this.follow(what, message);
    this.draw();
  }

  /** Say something to the table, for the seat that is shown. */
  async act(kind, fields) {
    if (kind === "rematch") this.wants = true;
    const reply = await this.link.act(kind, fields);
    setTimeout(() => this.connect()); // a person may have sat down at this device
    return reply;
  }

  lose(link, message) {
    this.links = this.links.filter((other) => other !== link);
    if (message.code === "link" && link.token) forgetSeat(this.code, link.token);
    if (link === this.link) this.link = this.links[0] ?? null;
    if (message.code === "link" && link.token) this.connect();
    else if (!this.link) this.farewell(message);
    this.notice(message);
  }

  farewell({ sentence }) {
    document.body.classList.remove("playing");
    clear(this.main).append(el("div", { class: "farewell" }, el("h1", { text: sentence ?? w("board-bye") }), el("a", { class: "btn pri", href: "/", text: w("board-leave") })));
  }

  speak(name) {
    this.lay();
    for (const link of this.links) link.speak(name).catch((problem) => this.notice(problem));
  }

  // --- the page ---

  lay() {
    this.replay?.close();
    this.scene = new Scene({ caption: (words) => this.side.caption(words), settled: () => this.settle() });
    this.board = new Board(this.scene, { changed: () => this.drawAsk(), play: (answer) => this.answer(answer), say: (words) => this.side.speak(words) });
    this.side = new Side(this.scene, {
      choose: (answer) => this.board.choose(answer), pick: (pawn) => this.board.pick(pawn), go: () => this.board.play(this.board.chosen),
      undo: () => this.undo(), hint: () => this.hint(), more: () => this.more(),
    });
    this.log = new Log(this.side.parts.log.querySelector(".lines"), (seq) => this.lookBack(seq));
    this.replay = new Replay(this.side.parts.replay, {
      scene: this.scene, side: (side) => this.side.draw(side, this.table), moment: (seq) => this.log.show(seq), line: (seq) => this.whatHappened(seq), leave: () => this.leaveReplay(),
    });
    this.asked = null;
  }

  get table() {
    return this.link?.table;
  }

  /** Whether the live board is in sight. */
  watching() {
    return !this.replay.on && (this.table.phase === "play" || this.looking);
  }

  draw() {
    const { phase } = this.table;
    const board = phase === "play" || (phase === "over" && (this.looking || this.scene.busy || this.replay.on));
    document.body.classList.toggle("playing", board);
    if (board) this.drawBoard();
    else this.drawPage(phase);
    document.title = [this.table.ask === null || phase !== "play" ? "" : `● ${w("board-your-move")}`, this.table.room?.title ?? "Shamble"].filter(Boolean).join(" · ");
  }

  // The waiting room and the result come with their own files, which a running game does without.
  async drawPage(phase) {
    const name = phase === "room" ? "room" : "result";
    const [page] = await Promise.all([import(`./${name}.js`), loadStyle(`/web/css/${name}.css`)]);
    if (document.body.classList.contains("playing") || phase !== this.table?.phase) return; // it went on meanwhile
    this.headed ??= header(this.head, { active: "play", name: this.table.you.name || null, game: this.table.game }) ?? true;
    if (this.side.root.isConnected) clear(this.main);
    page[name](this.main, this.table, (kind, fields) => this.act(kind, fields), (seq = null) => this.lookBack(seq));
    if (phase === "over") this.main.append(el("p", { class: "look" }, el("button", { class: "btn", type: "button", text: w("board-look"), on: { click: () => this.look(true) } })));
  }

  drawBoard() {
    if (!this.side.root.isConnected) {
      clear(this.main).append(this.side.root);
      this.scene.show(this.table.scene, upright.matches);
    }
    this.log.draw(this.table.log, this.replay.on ? this.replay.seq(this.replay.at) : Infinity);
    if (this.watching() && !this.scene.busy) this.drawSide();
  }

  // Everything beside the board waits until the picture stands still, so that nothing is told before it is seen.
  drawSide() {
    const { side, ask, phase } = this.table;
    this.side.draw(side, this.table);
    const asked = `${this.link.token} ${ask} ${phase}`;
    if (asked === this.asked) return this.drawAsk();
    const held = this.hadFocus();
    this.asked = asked;
    this.side.parts.ask.classList.remove("hushed");
    this.board.ask(ask === null ? [] : side.answers ?? []);
    if (held) this.board.focus();
  }

  // The keyboard was on the board, or fell off it because its place is gone.
  hadFocus() {
    return this.scene.svg.contains(document.activeElement) || (document.activeElement === document.body && this.lastFocus);
  }

  drawAsk() {
    if (!this.table || !this.watching()) return;
    const { ask, phase, undo, waiting, you, result: end } = this.table;
    this.side.drawTools({ undo: undo && !this.busy, hint: ask !== null && !this.busy });
    if (phase === "over") this.side.offer(end?.sentence ?? waiting, this.button("board-result", () => this.look(false)), this.button("board-replay", () => this.lookBack(null)));
    else if (ask === null) this.side.drawAsk(you.seat === null ? `${w("board-watching")} ${waiting}` : waiting, null);
    else this.side.drawAsk(w(this.board.goal ? "board-who-goes" : this.board.undecided ? "board-pick" : this.board.pawns().size > 1 ? "board-choose-or-pick" : "board-choose"), this.board, this.busy);
  }

  button(key, then) {
    return el("button", { class: "btn", type: "button", text: w(key), on: { click: then } });
  }

  // --- what happens ---

  follow(what, message) {
    if (what === "table") this.scene.show(this.table.scene, upright.matches);
    else if (what === "update" && message.frames?.length && this.side.root.isConnected) {
      this.lastFocus = this.scene.svg.contains(document.activeElement);
      this.hush();
      this.scene.play(message.frames);
    }
  }

  // While the picture moves nothing can be chosen; the cards stay where they are.
  hush() {
    this.asked = null;
    this.side.parts.ask.classList.add("hushed");
    this.board.answers = [];
    this.scene.mark(new Map());
    this.board.drawOverlay();
  }

  settle() {
    if (!this.table || this.replay.on) return;
    const next = this.table.ask === null && this.links.find((link) => link.table?.phase === "play" && link.table.ask !== null);
    if (next) this.hand(next);
    this.draw();
  }

  // One device, several people: the asked one is shown, behind a curtain if the game has secrets.
  hand(link) {
    this.link = link;
    if (!link.table.hides) return this.scene.show(link.table.scene, upright.matches);
    const { name } = link.table.you;
    const curtain = el("dialog", { class: "curtain", "aria-label": `${w("board-pass-to")} ${name}` },
      el("h1", { text: `${w("board-pass-to")} ${name}` }),
      el("button", { class: "btn pri big", type: "button", text: `${w("board-i-am")} ${name}`, on: { click: () => curtain.close() } }));
    curtain.addEventListener("cancel", (event) => event.preventDefault());
    curtain.addEventListener("close", () => curtain.remove());
    document.body.append(curtain);
    curtain.showModal();
    this.scene.show(link.table.scene, upright.matches);
  }

  turn() {
    if (!this.side.root.isConnected) return;
    this.scene.show(this.scene.items, upright.matches);
    if (this.watching()) this.board.show();
  }

  // --- what one does ---

  async answer(answer) {
    if (this.busy) return;
    await this.trying(() => this.act("answer", { ask: this.table.ask, answers: [answer] }));
  }

  // Where it is too late, the table says why.
  async undo() {
    if (this.table.ask !== null) await this.trying(() => this.act("undo", { ask: this.table.ask }));
  }

  async hint() {
    if (this.table.ask === null) return;
    await this.trying(async () => {
      const { answers } = await this.act("hint");
      this.board.hint(answers);
      const card = this.board.answers.find((other) => answers[0] === other.answer);
      if (card) this.side.speak(`${w("board-hinted")}: ${card.label}`);
    });
  }

  async trying(what) {
    this.busy = true;
    this.drawAsk();
    try {
      await what();
    } catch (problem) {
      this.board.chosen = null;
      this.board.show();
      this.notice(problem);
    }
    this.busy = false;
    if (!this.scene.busy) this.drawAsk();
  }

  /** What the server said against it: the clause, the sentence, and the rules at that place. */
  notice({ clause, sentence }) {
    const plain = clause && sentence?.startsWith(clause) ? sentence.slice(clause.length).replace(/^[\s:]+/, "") : sentence;
    const read = () => sheets.rules(this.table.game, clause);
    const note = el("div", { class: "toast bad refused" }, icon("warn"),
      clause ? el("button", { class: "plain clause", type: "button", text: clause, on: { click: read } }) : null, el("span", { class: "grow", text: plain ?? w("board-bye") }),
      clause ? el("button", { class: "btn qui", type: "button", text: w("board-read"), on: { click: read } }) : null,
      el("button", { class: "plain", type: "button", "aria-label": w("close"), on: { click: () => note.remove() } }, icon("x")));
    notices().append(note);
    setTimeout(() => note.remove(), READING_MS);
  }

  more() {
    sheets.more(this.table, this.link.token, (kind, fields) => this.act(kind, fields), () => this.lookBack(null));
  }

  // --- looking back ---

  look(on) {
    this.looking = on;
    this.replay.close();
    this.asked = null;
    this.draw();
  }

  async lookBack(seq) {
    if (!this.replay.on) this.looked = this.looking;
    try {
      if (this.side.openPane) this.side.drawer(null);
      this.looking = true;
      this.draw();
      await this.replay.open(this.code, this.link.token, lang(), seq, this.table.seq);
      this.hush(); // only now: while it was fetched, a message may have drawn the answers anew
      this.side.root.classList.add("back");
      this.side.offer(w("board-looking-back"));
      this.side.drawTools({ undo: false, hint: false });
      this.side.caption("");
    } catch (problem) {
      this.leaveReplay();
      this.notice(problem);
    }
  }

  leaveReplay() {
    this.replay.close();
    this.side.root.classList.remove("back");
    this.looking = this.looked;
    this.asked = null;
    this.scene.show(this.table.scene, upright.matches);
    this.settle();
  }

  whatHappened(seq) {
    return this.table.log.filter((line) => line.seq === seq).map((line) => line.text).join(" ");
  }

  // --- the next game ---

  // Who asked for it goes there at once; others are told, since they may be looking at something.
  offerRematch() {
    for (const { table, token } of this.links) if (token && table?.rematch) keepSeat(table.rematch.code, { token: table.rematch.token, chair: table.you.chair, game: table.game });
    const { code } = this.links.find((link) => link.table?.rematch).table.rematch;
    const all = this.links.every((link) => link.table?.rematch);
    if (this.wants && all) goTo(code);
    else if (!this.wants && !this.told) {
      this.told = true;
      notices().append(el("div", { class: "toast" }, el("span", { class: "grow", text: w("board-rematch") }), el("button", { class: "btn pri", type: "button", text: w("board-rematch-go"), on: { click: () => goTo(code) } })));
    }
  }

  // --- keys ---

  key(event) {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    if (!document.body.classList.contains("playing") || event.target.matches("input:not([type=range]), select, textarea")) return;
    const keys = { u: () => this.undo(), h: () => this.hint(), l: () => this.side.drawer("log"), r: () => sheets.rules(this.table.game), "?": sheets.keys, escape: () => this.board.unpick() };
    if (this.replay.on && this.replay.key(event)) return event.preventDefault();
    const act = keys[event.key.toLowerCase()];
    if (!act || (this.replay.on && "uh".includes(event.key.toLowerCase()))) return;
    event.preventDefault();
    act();
  }
}

// The link of a seat carries its token behind the #; kept here, it need not stand in the address for all to see.
function keepToken(code) {
  const token = location.hash.slice(1);
  if (!token) return;
  keepSeat(code, { token, chair: null, game: null });
  history.replaceState(null, "", location.pathname);
}

async function loadGame(game) {
  document.documentElement.classList.add(game); // patterns take their inks from above the symbols, so all the page wears them
  await Promise.all([loadArt(game), loadStyle(`/games/${game}/sprites.css`), loadSymbols(`/games/${game}/sprites.svg`)]);
}

function notices() {
  return document.getElementById("refusals") ?? document.body.appendChild(el("div", { id: "refusals", class: "toasts", role: "alert" }));
}

new Page(decodeURIComponent(location.pathname.split("/").pop())).open();
