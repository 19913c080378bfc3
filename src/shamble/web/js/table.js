// The page of a table: the waiting room, the board, the result, for the seats this device holds or for a watcher.

import { spoken } from "./advice.js";
import { again } from "./again.js";
import { loadArt, loadStyle, loadSymbols } from "./art.js";
import { Board } from "./board.js";
import { Curtain } from "./curtain.js";
import { cite, clear, closer, el, icon, post, unsaid } from "./dom.js";
import { header } from "./header.js";
import { Log } from "./log.js";
import { kept } from "./kept.js";
import { seatsAt } from "./me.js";
import { goesBy, isAsked, Place } from "./place.js";
import { Replay } from "./replay.js";
import { Scene } from "./scene.js";
import { goTo } from "./seat.js";
import { isMissing } from "./seated.js";
import { Side } from "./side.js";
import * as whys from "./why.js";
import { colon, lang, loadWords, w } from "./words.js";

const upright = matchMedia("(max-width: 1000px) and (orientation: portrait), (max-width: 640px)");
const READING_MS = 9000;
const BLINK = 150; // milliseconds in which most of what one does has come back from the table

// Sheets are opened seldom, so they come when one is first asked for.
const sheets = Object.fromEntries(["rules", "more", "keys", "download"].map((name) => [name, async (...about) => (await sheetsFile())[name](...about)]));
let sheetsLoaded = null;

class Page {
  constructor(code) {
    Object.assign(this, { code, pages: {}, reopen: null, looking: false, busy: false });
    this.head = document.getElementById("head");
    this.main = document.getElementById("page");
    this.lineNote = document.getElementById("line");
    this.curtain = new Curtain(() => this.lift());
    this.place = new Place(code, this);
  }

  async open() {
    this.place.claim();
    await again(() => Promise.all([loadWords(lang()), loadArt()]));
    clear(this.main);
    this.lay();
    this.place.connect();
    document.addEventListener("keydown", (event) => this.key(event));
    document.addEventListener("lang", (event) => this.speak(event.detail));
    window.addEventListener("hashchange", () => this.place.claim() && location.reload());
    upright.addEventListener("change", () => this.turn());
  }

  // --- what the table says ---

  async took(link, what, message) {
    this.art ??= again(() => loadGame(link.table.game));
    await this.art;
    await this.loadCamera(link);
    if (what === "here") return link === this.link && this.drawHere();
    if (what === "window") return link === this.link && this.drawWindow();
    if (link !== this.link) return this.scene.busy || this.settle();
    if (!this.replay.on && (this.watching() || this.side.root.isConnected)) this.follow(what, message);
    this.drawOrTurn();
    if (what === "table" && this.reopen !== null) this.lookAgain();
  }

  // A board that is larger than its window, and answers by the hundred, need more than others do.
  async loadCamera({ table }) {
    if (!table.scene?.table?.camera || this.scene.camera) return;
    this.wide ??= again(() => Promise.all([import("./camera.js"), import("./brief.js"), loadStyle("/web/css/town.css")]));
    const [{ Camera }, brief] = await this.wide;
    this.scene.brief = brief;
    this.scene.camera ??= new Camera(this.scene, this.side.parts.board, this.side.told);
  }

  ended(message) {
    this.line();
    if (!this.link) return this.farewell(message);
    if (this.table) this.draw();
    this.notice(message);
  }

  farewell({ code, sentence }) {
    document.body.classList.remove("playing");
    this.headed ??= header(this.head, { active: "play", tabs: true }) ?? true;
    const words = el("h1", { tabindex: "-1", text: sentence ?? w("board-bye") });
    const leave = el("a", { class: "btn pri", href: "/", text: w("board-home") });
    const save = { click: () => sheets.download(this.code, seatsAt(this.code)[0]?.token ?? null, false) };
    const kept = code === "unreadable" && el("button", { class: "btn", type: "button", text: w("board-record"), on: save });
    clear(this.main).append(el("main", { class: "farewell" }, words, el("div", { class: "row" }, leave, kept)));
    words.focus(); // so that it is read out
  }

  speak(name) {
    if (!this.link) return location.reload(); // a farewell is said anew
    if (this.replay.on) [this.reopen, this.looking] = [this.replay.seq(this.replay.at), this.looked];
    this.lay();
    this.line();
    this.place.speak(name).catch((problem) => this.notice(problem));
  }

  // Whether all lines hold, over whatever page is shown.
  line() {
    const words = this.place.lost ? w("board-lost") : "";
    if (this.lineNote.textContent === words) return;
    clear(this.lineNote).append(...(words ? [el("p", { class: "line-lost", text: words })] : []));
  }

  next(code) {
    const go = { class: "btn pri", type: "button", text: w("board-rematch-go"), on: { click: () => goTo(code) } };
    const note = el("div", { class: "toast" }, el("span", { class: "grow", text: w("board-rematch") }));
    note.append(el("button", go), closer(note));
    post(note, { urgent: true });
  }

  // --- the page ---

  lay() {
    this.replay?.close();
    this.scene?.camera?.close();
    this.scene = new Scene({ caption: (words) => this.side.caption(words), settled: () => this.settle() });
    this.board = new Board(this.scene, {
      changed: () => this.drawAsk(), play: (answer) => this.decide(answer), say: (words) => this.side.speak(words),
      why: (id) => this.why(id),
    });
    this.side = new Side(this.scene, {
      choose: (answer) => this.board.choose(answer), pick: (pawn) => this.board.pick(pawn),
      touch: (card) => this.touch(card), go: () => this.board.play(this.board.chosen), undo: () => this.undo(),
      back: () => this.putBack(), peek: (answer) => this.board.peek(answer),
      hint: () => this.hint(), skip: () => this.skip(), read: (clause) => sheets.rules(this.table.game, clause), more: () => this.more(),
      send: (kind, fields) => this.send(kind, fields),
    });
    this.log = new Log(this.side.parts.log.querySelector(".lines"), (seq) => this.lookBack(seq));
    this.replay = new Replay(this.side.parts.replay, {
      scene: this.scene, side: (side) => this.side.draw(side, this.table), moment: (seq) => this.log.show(seq),
      line: (seq) => this.whatHappened(seq), leave: () => this.leaveReplay(),
    });
    this.asked = null;
    this.plan = null;
    this.skipped = null; // since which line of the log nothing is watched
    this.scene.svg.addEventListener("click", () => (this.stopPlan(), this.scene.skip()));
  }

  /** The line of the seat that is shown. */
  get link() {
    return this.place.shown;
  }

  get table() {
    return this.place.table;
  }

  /** Whether the live board is in sight. */
  watching() {
    return !this.replay.on && (this.table.phase === "play" || this.looking);
  }

  draw() {
    const { phase, room } = this.table;
    const board = phase === "play" || (phase === "over" && (this.looking || this.scene.busy || this.replay.on));
    document.body.classList.toggle("playing", board);
    this.guard();
    this.drawAbsence();
    if (board) this.drawBoard();
    else this.drawPage(phase);
    document.title = [isAsked(this.table) ? `● ${w("board-your-move")}` : "", room?.title ?? "Shamble"].filter(Boolean).join(" · ");
  }

  // The waiting room and the result come with their own files, which a running game does without.
  async drawPage(phase) {
    const name = phase === "room" ? "room" : "result";
    if (this.table.added?.due && !this.headed) return this.mixing(); // a game that started at once has no room
    this.pages[name] ??= again((tries) => Promise.all([loadPage(name, tries), loadStyle(`/web/css/${name}.css`)]));
    const [page] = await this.pages[name];
    if (document.body.classList.contains("playing") || phase !== this.table?.phase) return; // it went on meanwhile
    this.page = page;
    const { you, game } = this.table;
    this.headed ??= header(this.head, { active: "play", name: you.name || null, game }) ?? true;
    if (this.side.root.isConnected || this.main.querySelector(".sorry")) clear(this.main);
    page[name](this.main, this.table, (kind, fields) => this.place.act(kind, fields), (seq = null) => this.lookBack(seq));
    const look = () => this.button("board-look", () => this.look(true));
    if (phase === "over") this.main.append(el("p", { class: "look" }, look()));
  }

  // What is over in a blink need not be said.
  mixing() {
    this.mixed ??= setTimeout(() => {
      if (this.table?.added?.due) clear(this.main).append(el("p", { class: "sorry", role: "status", text: this.table.waiting }));
    }, 3 * BLINK);
  }

  // Who came or went changes a word here and there; nothing is taken away from under a hand for it.
  drawHere() {
    this.drawAbsence();
    if (this.table.phase === "room") this.page?.here(this.main, this.table);
    else if (this.watching() && !this.scene.busy) this.drawSide();
  }

  // Who is away or played for, and what can be done about it: fetched when there is first something to say.
  async drawAbsence() {
    if (!this.absence && !isMissing(this.table)) return;
    const { drawAbsence } = await this.absent();
    if (this.table) drawAbsence(this.table, (kind, fields) => this.place.act(kind, fields));
  }

  async absent() {
    this.absence ??= again((tries) => Promise.all([loadPage("absent", tries), loadStyle("/web/css/absent.css")]));
    return (await this.absence)[0];
  }

  // A window that another has answered, or wants open for longer, is no news for the picture.
  drawWindow() {
    if (!this.watching()) return;
    this.side.drawWindow(this.table, this.table.side);
    this.drawOrTurn();
  }

  /** The number to answer with: of what is asked, or of a sealed answer that may still be replaced. */
  get answering() {
    return this.table.ask ?? this.table.replace ?? null;
  }

  drawBoard() {
    this.side.root.classList.toggle("only-mine", this.onlyMine);
    if (!this.side.root.isConnected) {
      clear(this.main).append(this.side.root);
      this.scene.show(this.table.scene, upright.matches);
      this.scene.refit();
    }
    if (!this.scene.queue.length) this.drawLog();
    this.side.drawTools({ skip: !this.replay.on && this.table.phase === "play" && !isAsked(this.table) });
    this.side.press("skip", this.skipped !== null);
    if (!this.watching() || this.scene.busy) return;
    if (goesBy(this.table)) this.hush(); // it would only flicker
    else this.drawSide();
  }

  // While there is more to watch, the log does not tell how it ends.
  drawLog() {
    this.log.draw(this.table.log, this.replay.on ? this.replay.seq(this.replay.at) : Infinity);
  }

  // Everything beside the board waits until the picture stands still, so that nothing is told before it is seen.
  drawSide() {
    const { side } = this.table;
    const { answering, question: asked } = this;
    this.side.sealed = this.sealed;
    this.side.draw(side, this.table);
    if (asked === this.asked) return this.drawAsk();
    const held = this.heldPart();
    this.asked = asked;
    this.side.parts.ask.classList.remove("hushed");
    this.board.still = ["quiet", "soon"].includes(this.table.window?.mine);
    this.board.ask(answering === null ? [] : this.cards(side), { same: !this.played, named: this.named(side) });
    this.played = false;
    if (answering !== null) this.hold(held);
    this.frameBoard();
    this.goOn();
    this.answerForced(side);
  }

  // What has no alternative is not asked, unless somebody could learn by it that there is none, or something could still
  // be taken back.
  answerForced({ forced }) {
    if (!forced || this.table.undo || this.busy || this.going || [null, this.told].includes(this.answering)) return;
    if (this.place.isAlone) this.answer(forced);
  }

  // What was said already and may still be changed.
  get sealed() {
    const { side, locked } = this.table;
    return locked ?? (side.sealed ? [side.sealed] : []);
  }

  // What is asked now, by all that makes it another question.
  get question() {
    return `${this.link.token} ${this.answering} ${this.table.phase} ${this.sealed}`;
  }

  // All answers as cards, also those that are told in brief.
  cards(side) {
    const told = (side.answers ?? []).map((card) => (card.label ? card : { ...card, label: card.title }));
    const brief = this.scene.brief?.cardsOf(side, this.scene, (x, y) => this.board.cellAt(x, y)) ?? [];
    const { finish } = side;
    const last = finish ? [{ answer: "finish", group: "other", quiet: true, now: true, ...finish, finish: finish.turn }] : [];
    return [...told, ...brief, ...last];
  }

  named({ choice }) {
    return choice && this.answering !== null && this.scene.brief ? new this.scene.brief.Named(choice) : null;
  }

  // A board that is larger than its window shows what can be answered.
  frameBoard() {
    const { camera } = this.scene;
    if (!camera) return;
    camera.own = this.scene.items.table.camera.own;
    if (this.going || this.board.still) return;
    camera.release();
    const stops = this.board.stops();
    if (stops.length) camera.frame(stops, { first: this.board.first() });
  }

  // Where the keyboard is: on the board, on a card, or where it was before its place was gone.
  heldPart() {
    const { activeElement: held } = document;
    if (this.scene.svg.contains(held)) this.lastHeld = "board";
    else if (this.side.parts.ask.contains(held)) this.lastHeld = "ask";
    else if (held.dataset.own) this.lastHeld = held.dataset.own;
    else if (held !== document.body) this.lastHeld = null;
    return this.lastHeld;
  }

  hold(part) {
    if (part === "board" && this.board.focus()) return;
    if (part && !["board", "ask"].includes(part) && this.side.holdOwn(part)) return;
    if (part && !this.side.parts.ask.contains(document.activeElement)) this.side.holdCard();
  }

  drawAsk() {
    if (!this.table || !this.watching()) return;
    const { ask, phase, undo, result: end, waiting } = this.table;
    this.side.drawTools({ undo, hint: isAsked(this.table) });
    const board = this.answering === null ? null : this.board;
    const asked = this.table.window?.mine === "asked"; // the plan waits for that, and a lone person's window never closes
    if (this.going && !asked) return this.side.offer(w("board-plan"), this.button("board-plan-stop", () => this.stopPlan()));
    if (phase !== "over") return this.side.drawAsk(this.heading(), board, this.busy);
    const toResult = this.button("board-result", () => this.look(false));
    this.side.offer(end?.sentence ?? waiting, toResult, this.button("board-replay", () => this.lookBack(null)));
  }

  // Around one screen it must be said who of all is asked.
  heading() {
    const { ask, replace, waiting, you } = this.table;
    if (ask === null && (replace ?? null) !== null) return w("board-sealed");
    if (ask !== null && this.board.still) return w("board-moment"); // one is asked only because everybody is
    if (ask === null) return you.seat === null ? `${w("board-watching")} ${waiting}` : waiting;
    return this.place.several ? colon(you.name, w(this.wish())) : w(this.wish());
  }

  wish() {
    const { answers } = this.board;
    if (answers.length && answers.every((card) => card.brief)) return "board-choose"; // on the board alone
    if (this.table.side.market || this.table.side.hand) return this.board.undecided ? "board-pick-card" : "board-answers";
    if (this.board.goal) return "board-who-goes";
    if (this.board.undecided) return "board-pick";
    return this.board.pawns().size > 1 ? "board-choose-or-pick" : "board-choose";
  }

  button(key, then) {
    return el("button", { class: "btn", type: "button", text: w(key), on: { click: then } });
  }

  // --- what happens ---

  follow(what, message) {
    if (what === "table") this.scene.show(this.table.scene, upright.matches);
    else if (what === "update" && message.frames?.length && this.side.root.isConnected) {
      this.heldPart();
      this.hush();
      this.scene.play(message.frames);
    }
  }

  // While the picture moves nothing can be chosen; the cards stay where they are.
  hush() {
    this.asked = null;
    this.side.parts.ask.classList.add("hushed");
    this.board.hush();
  }

  // Who has answered makes room for another seat that is asked, once there is nothing more to watch.
  drawOrTurn() {
    if (this.scene.busy || this.replay.on) this.draw();
    else this.settle();
  }

  settle() {
    if (!this.table || this.replay.on) return;
    const next = this.place.nextAsked();
    if (next) this.place.show(next);
    this.draw();
    if (this.skipped !== null && (isAsked(this.table) || this.table.phase !== "play")) this.arrive();
    if (next) this.side.speak(colon(this.table.you.name, w("board-your-move")));
  }

  // --- one device, several people ---

  // Another seat is shown; nothing of the last one's stays.
  turned() {
    this.asked = null;
    this.log.draw([]);
    if (!this.table) return;
    this.guard();
    this.scene.show(this.table.scene, upright.matches);
  }

  // In a game with secrets nobody's board is seen but by who is asked and has said so. One's own move is seen out.
  guard() {
    const { hides, phase } = this.table;
    if (!hides || !this.place.shared || phase !== "play") return this.curtain.open();
    if (this.seen === this.link && this.scene.busy) return;
    if (!isAsked(this.table)) this.seen = null;
    if (this.seen === this.link) this.curtain.open();
    else this.curtain.draw(this.table);
  }

  lift() {
    this.seen = this.link;
    this.draw();
  }

  turn() {
    if (!this.side.root.isConnected) return;
    this.scene.show(this.scene.items, upright.matches);
    if (this.watching()) this.board.show();
  }

  // --- several answers, one after the other ---

  // What was decided on the board: an answer, or several of which each is given when its time has come.
  decide(answer) {
    if (this.busy) return; // pressed twice
    const card = this.board.card(answer);
    if (card?.finish !== undefined) this.plan = { finish: card.finish, rest: [] };
    else if (card?.plan?.length > 1) this.plan = { rest: card.plan, key: card.key };
    else return this.answer(card?.plan?.[0] ?? answer);
    Object.assign(this.plan, { link: this.link, others: this.table.others });
    this.goOn();
  }

  /** The plan of the seat that is shown; while another's is, it waits. */
  get going() {
    return this.plan?.link === this.link ? this.plan : null;
  }

  // The next answer of a plan, if it can still be given and nobody else has done anything meanwhile. It looks at the
  // answers on the board, so these must be drawn; whoever draws them lets it go on.
  goOn() {
    if (!this.going || this.busy || this.scene.busy || this.asked !== this.question) return;
    if (this.plan.others !== this.table.others) return this.plan.rest.length ? this.breakPlan() : this.stopPlan();
    if ([null, this.told].includes(this.answering)) return;
    const mine = this.table.window?.mine;
    if (mine === "soon") return; // whether the window asks is heard in a moment
    if (mine === "asked") return this.drawAsk(); // a card could be played: it waits for that
    const next = this.nextAnswer();
    if (next === null) return this.plan.rest.length ? this.breakPlan() : this.stopPlan();
    if (next !== this.plan.rest[0]) return this.answer(next);
    const [, ...rest] = this.plan.rest;
    this.plan = rest.length || this.plan.finish !== undefined ? { ...this.plan, rest } : null;
    this.answer(next);
  }

  nextAnswer() {
    const { answers } = this.board;
    const passing = answers.find((card) => card.skip)?.answer ?? null;
    const { finish, rest, key } = this.plan;
    if (rest.length && key && key !== this.table.side.choice?.key) this.plan.rest = []; // the last ones went without saying
    else if (rest.length) return answers.some((card) => (card.plan?.[0] ?? card.answer) === rest[0]) ? rest[0] : passing;
    if (finish === undefined || finish !== this.table.side.finish?.turn) return null;
    const least = answers.find((card) => card.least);
    if (least?.plan) Object.assign(this.plan, { rest: least.plan, key: least.key });
    return least?.plan?.[0] ?? least?.answer ?? null;
  }

  stopPlan() {
    if (!this.going) return;
    this.plan = null;
    this.drawAsk();
  }

  // Something happened on the way: whoever planned it decides anew.
  breakPlan() {
    this.stopPlan();
    const note = el("div", { class: "toast plan" }, el("span", { class: "grow", text: w("board-plan-broken") }));
    note.append(closer(note));
    post(note, { ms: READING_MS });
  }

  // --- what one does ---

  async answer(answer) {
    if (this.busy) return;
    document.querySelector(".toast.skipped")?.remove();
    this.played = true;
    this.told = this.answering; // the number of what was answered last
    this.side.spend(this.board.card(answer)?.from ?? []);
    await this.trying(() => this.place.act("answer", { ask: this.answering, answers: [answer] }));
  }

  // A card beside the board; where it lies in a drawer, that shuts so that its targets are seen.
  touch(card) {
    if (!this.board.isOffered(card)) return this.why(card);
    if (this.side.openPane) this.side.drawer(null);
    this.board.touch(card);
  }

  // What was touched cannot be chosen: the table says why. While things move a touch only hurries them on.
  async why(what) {
    if (this.busy || this.scene.busy || this.replay.on || this.going) return;
    const { link, board: { picked, via } } = this;
    const more = this.side.tipOf(what);
    try {
      const reply = await this.place.act("why", { what, at: this.board.cellOf(what), picked, via });
      if (link === this.link) whys.say(reply, { more, read: (clause) => sheets.rules(this.table.game, clause) });
    } catch (problem) {
      this.notice(problem);
    }
  }

  // What was chosen is not done; the keyboard goes back to the answers.
  putBack() {
    this.board.unpick();
    this.side.holdCard();
  }

  async send(kind, fields) {
    await this.place.act(kind, fields).catch((problem) => this.notice(problem));
  }

  /** Whether this device shows one's own cards alone, beside a screen with the table on it. */
  get onlyMine() {
    return kept(`mine.${this.code}`) === "yes" && this.table.you.seat !== null && Boolean(this.table.side?.hand);
  }

  // Where it is too late, the table says why.
  async undo() {
    if (this.busy || this.table.ask === null) return;
    await this.trying(() => this.place.act("undo", { ask: this.table.ask }));
  }

  // On to the next question: nothing is watched until then, and bots do not wait where nobody else would mind.
  skip() {
    if (this.replay.on || this.table.phase !== "play") return;
    if (isAsked(this.table) && this.scene.busy) return this.scene.skip();
    if (isAsked(this.table)) return this.send("skip"); // the table says why not
    this.skipped ??= this.table.log.length;
    this.side.press("skip", true);
    this.scene.hurried = true;
    this.scene.skip();
    if (this.table.you.seat !== null) this.place.act("skip").catch(() => {}); // a question came first
  }

  // What was skipped is told in short; not where another person may hold the device by now, nor to who has answered already.
  async arrive() {
    const { skipped, told } = this;
    this.skipped = null;
    this.side.press("skip", false);
    this.scene.hurried = false;
    if (this.place.shared && this.table.hides) return;
    const lines = this.table.log.slice(skipped);
    const { summary } = await again((tries) => loadPage("skipped", tries));
    if (told === this.told) summary(lines);
  }

  async hint() {
    if (this.busy || this.table.ask === null) return;
    const { link } = this;
    await this.trying(async () => {
      const advice = await this.place.act("hint");
      if (link !== this.link || advice.ask !== this.table.ask) return; // another is shown, or something else is asked
      this.board.hint(advice);
      this.side.speak(spoken(advice));
    });
  }

  // What comes back in a blink is drawn at once; only if it takes longer is shown what was chosen, and that one waits.
  async trying(what) {
    this.busy = true;
    const slow = setTimeout(() => this.scene.busy || this.board.show(), BLINK);
    try {
      await what();
    } catch (problem) {
      this.plan = null;
      this.board.chosen = null;
      this.side.spend([]);
      this.board.show();
      this.notice(problem);
    }
    clearTimeout(slow);
    this.busy = false;
    if (!this.scene.busy) this.drawAsk();
    this.goOn();
  }

  /** What the server said against it: the clause, the sentence, and the rules at that place. */
  notice({ clause, sentence }) {
    const read = () => sheets.rules(this.table.game, clause);
    const note = el("div", { class: "toast bad refused" }, icon("warn"), cite(clause, read),
      el("span", { class: "grow", text: unsaid({ clause, sentence }) ?? w("board-bye") }),
      clause ? el("button", { class: "btn qui", type: "button", text: w("board-read"), on: { click: read } }) : null);
    note.append(closer(note));
    post(note, { urgent: true, ms: READING_MS });
  }

  more() {
    sheets.more(this.table, this.link.token, (kind, fields) => this.place.act(kind, fields), {
      replay: () => this.lookBack(null), changed: () => this.draw(),
      seats: async (what) => (await this.absent())[what](this.table, (kind, fields) => this.place.act(kind, fields)),
    });
  }

  // --- looking back ---

  look(on) {
    this.looking = on;
    this.replay.close();
    this.asked = null;
    this.draw();
  }

  async lookBack(seq) {
    const { link, replay } = this;
    try {
      const there = await replay.load(this.code, link.token, lang(), this.table.seq);
      if (there && link === this.link && replay === this.replay) this.openReplay(seq);
    } catch (problem) {
      this.notice(problem);
    }
  }

  openReplay(seq) {
    if (!this.replay.on) this.looked = this.looking;
    if (this.side.openPane) this.side.drawer(null);
    this.looking = true;
    this.draw();
    this.hush();
    this.replay.open(seq);
    this.side.root.classList.add("back");
    this.side.offer(w("board-looking-back"));
    this.side.drawTools({ undo: false, hint: false, skip: false });
    this.side.caption("");
  }

  // The same moment in another language.
  lookAgain() {
    this.lookBack(this.reopen);
    this.reopen = null;
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

  // --- keys ---

  key(event) {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target)) return;
    if (this.replay.on && this.replay.key(event)) return event.preventDefault();
    const name = event.key.toLowerCase();
    const act = this.keys()[name];
    if (!act || event.repeat || (this.replay.on && "uhs".includes(name))) return;
    event.preventDefault();
    act();
  }

  keys() {
    return {
      u: () => this.undo(), h: () => this.hint(), s: () => this.skip(), l: () => this.side.drawer("log"),
      r: () => sheets.rules(this.table.game), "?": () => sheets.keys(), escape: () => this.stepBack(), ...this.cameraKeys(),
    };
  }

  cameraKeys() {
    const { camera } = this.scene;
    if (!camera) return {};
    const [closer, farther] = [() => camera.zoom(1.35), () => camera.zoom(1 / 1.35)];
    return { "+": closer, "=": closer, "-": farther, 0: () => camera.whole(), m: () => camera.mine() };
  }

  // One step back; what is going on by itself stops first.
  stepBack() {
    if (this.scene.busy) this.scene.skip();
    if (this.going) this.stopPlan();
    else this.board.unpick();
  }
}

// Whether a key was meant for something other than the table.
function isElsewhere(target) {
  if (!document.body.classList.contains("playing") || document.querySelector("dialog[open]")) return true;
  return target.matches("input:not([type=range]), select, textarea");
}

async function loadGame(game) {
  document.documentElement.classList.add(game); // patterns take their inks from above the symbols: the page wears them
  await Promise.all([
    loadArt(game), loadStyle(`/games/${game}/sprites.css`), loadSymbols(`/games/${game}/sprites.svg`),
  ]);
}

function sheetsFile() {
  sheetsLoaded ??= again((tries) => loadPage("sheets", tries));
  return sheetsLoaded;
}

// Some browsers remember that a file could not be fetched, so it is asked for by another name.
function loadPage(name, tries) {
  return import(tries ? `./${name}.js?${tries}` : `./${name}.js`);
}

new Page(decodeURIComponent(location.pathname.split("/").pop())).open();
