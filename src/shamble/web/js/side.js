// What lies around the board: the sentence, the answers as cards, the players, the legend. Laid out here, told by the
// server.

import { badge, liking, told } from "./advice.js";
import { chain, outcome, sign } from "./aim.js";
import { chances, cost, inForce, lay, markPicked, ownCards, wares } from "./cards.js";
import { clear, el, icon, svg, use } from "./dom.js";
import { isAsked } from "./place.js";
import { marks, sign as seatSign } from "./seated.js";
import { Talk } from "./talk.js";
import { mark, tip } from "./tip.js";
import { Span } from "./window.js";
import { w } from "./words.js";

const PIECE = { scale: 1.25, cls: "ico" }; // a symbol of a game, cropped close
const CELL = 50;
const HEX = "M0-36 31-18V18L0 36-31 18V-18Z";
const POINTER = "M-18-6H0V-16L20 0 0 16V6H-18Z";
const MARKS = { plus: "+", minus: "−" };
const SIGNS = { good: "✓" };
const LONG_ROW = 14; // of pictures: longer ones are told by their number alone
const FEW = 3; // numbers of a player that have room for their names
const TOOLS = ["undo", "hint", "skip"];
const PANES = ["talk", "hand", "other", "players", "market", "log", "key"];

const still = matchMedia("(prefers-reduced-motion: reduce)");
const drawers = matchMedia("(max-width: 1000px) and (orientation: portrait), (max-width: 640px)"); // as in table.css

/** The frame of the page during a game; its parts are found by class. */
export class Side {
  /** `hear`: choose(answer), go(), pick(pawn), touch(card), undo(), hint(), skip(), read(clause), more(), send(kind, fields). */
  constructor(scene, hear) {
    this.scene = scene;
    this.hear = hear;
    this.drawn = new Map();
    this.cards = new Map(); // what one could choose when it was last drawn: key → element
    this.owned = new Map(); // id → card beside the board
    this.shown = []; // the players as they were last drawn
    this.parts = {
      head: el("header", { class: "head" }),
      title: el("div", { class: "title" }),
      progress: el("div", { class: "progress" }),
      chips: el("div", { class: "chips" }),
      board: el("main", { class: "board", "aria-label": w("board-board") }, scene.svg),
      caption: el("p", { class: "caption" }),
      sign: el("div", { class: "town-sign", "aria-hidden": "true" }),
      say: el("section", { class: "speech", "aria-live": "polite" }),
      tools: el("div", { class: "tools" }),
      asks: el("h2", { class: "asks" }),
      ask: el("section", { class: "ask", "aria-label": w("board-answers") }),
      players: this.pane("players", w("board-players"), el("div", { class: "list" })),
      log: this.pane("log", w("board-happened"), lines()),
      key: this.pane("key", w("board-key"), el("ul", { class: "legend" })),
      hand: this.pane("hand", w("board-hand"), el("div", { class: "list" })),
      other: this.pane("other", w("board-other"), el("div", { class: "list" })),
      ahead: el("section", { class: "ahead", hidden: true }),
      market: this.pane("market", w("board-market"), el("div", { class: "list" })),
      talk: this.pane("talk", w("board-talk"), el("div", { class: "talking" })),
      odds: el("section", { class: "odds" }),
      window: el("section", { class: "window", hidden: true, "aria-live": "off" }),
      react: el("section", { class: "react", hidden: true }),
      foot: el("p", { class: "foot" }),
      replay: el("section", { class: "replay", "aria-label": w("board-replay"), hidden: true }),
      tabs: el("nav", { class: "tabs", "aria-label": w("board-drawers") }),
      spoken: el("p", { class: "said", "aria-live": "assertive" }),
    };
    this.build();
  }

  build() {
    const { head, title, progress: how, chips, board, caption, ask, key, replay, tabs, spoken } = this.parts;
    const { say, asks, tools, players, log } = this.parts;
    head.append(title, how, chips, this.moreButton("btn"));
    tabs.append(...PANES.map((name) => this.tab(name)), this.moreButton(null));
    this.buildCards();
    tools.append(...TOOLS.map((name) => tool(name, () => this.hear[name]())));
    const { window: span, odds, talk, hand, market, react } = this.parts;
    this.told = el("div", { class: "heard" }, say, span);
    const aside = el("aside", { class: "side" }, this.told, asks, tools, ask, odds, react, talk, players, log);
    const under = el("div", { class: "under" }, hand, market);
    this.root = el("div", { class: "app" }, head, this.parts.other, board, caption, under, aside, key, replay, tabs, spoken);
    this.root.addEventListener("keydown", (event) => this.shutDrawer(event));
    this.root.addEventListener("keydown", (event) => this.walkOwn(event));
    ask.addEventListener("keydown", (event) => this.walkCards(event));
  }

  buildCards() {
    const { market, players, foot, talk, window: span } = this.parts;
    this.when = el("p", { class: "when" });
    market.querySelector(".list").before(this.when);
    this.chances = el("details", { class: "chances" }, el("summary", { text: w("board-odds") }));
    this.goal = el("p", { class: "aim" });
    players.querySelector("h2").after(this.goal);
    players.append(this.parts.ahead, this.chances, foot);
    this.talk = new Talk(talk, talk.querySelector(".talking"), (kind, fields) => this.hear.send(kind, fields));
    this.span = new Span(span, () => this.hear.send("wait", {}));
  }

  /** The words for those who listen. */
  speak(words) {
    this.parts.spoken.textContent = words;
  }

  /** What just happened, over the board. It is read out only where the log is shut: that reads the same. */
  caption(words) {
    const logged = !drawers.matches || this.openPane === "log"; // asking the page would have it laid out on the spot
    this.parts.caption.setAttribute("aria-live", logged ? "off" : "polite");
    this.parts.caption.setAttribute("aria-hidden", String(logged));
    this.parts.caption.textContent = words;
    this.fading?.cancel();
    const easing = still.matches ? "steps(1)" : "linear"; // without motion it goes at once instead of fading
    this.fading = this.parts.caption.animate(
      [{ opacity: 1 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }], { duration: 2600, fill: "forwards", easing },
    );
  }

  // --- drawers of the phone ---

  pane(name, title, content) {
    const shut = { click: () => this.drawer(null) };
    const close = el("button", { class: "plain close", type: "button", "aria-label": w("close"), on: shut }, icon("x"));
    const frame = { class: `${name} pane`, id: `pane-${name}`, "aria-label": title };
    return el("section", frame, el("h2", { text: title }), close, content);
  }

  tab(name) {
    return el("button", {
      type: "button", dataset: { pane: name }, "aria-expanded": "false", "aria-controls": `pane-${name}`,
      text: w(`board-${name}`), on: { click: () => this.drawer(this.openPane === name ? null : name) },
    });
  }

  shutDrawer(event) {
    if (event.key !== "Escape" || !this.openPane) return;
    this.drawer(null);
    event.stopPropagation();
  }

  /** Open a drawer, or with null close it; the keyboard goes along. On a wide screen all lie open. */
  drawer(name) {
    const before = this.openPane;
    this.openPane = name;
    for (const tab of this.parts.tabs.querySelectorAll("[data-pane]")) {
      tab.setAttribute("aria-expanded", String(tab.dataset.pane === name));
      this.parts[tab.dataset.pane].classList.toggle("open", tab.dataset.pane === name);
    }
    const first = (kind) => this.parts[name].querySelector(kind);
    if (name) (shown(first(".close")) ?? first("button:not(.close)"))?.focus();
    else this.parts.tabs.querySelector(`[data-pane=${before}]`)?.focus();
  }

  // --- the parts ---

  /** Draw what is told beside the board, as far as it is new: pictures cost, and what is read out twice disturbs. */
  draw(side, table) {
    const { title } = this.scene.items;
    const name = table.room?.title ?? "";
    if (this.isNew("title", title?.face, name)) this.drawTitle(title?.face, name);
    this.setOut(side, table);
    if (this.isNew("head", side.head, side.answers)) this.drawHead(side);
    this.root.classList.toggle("my-turn", isAsked(table));
    this.root.classList.toggle("over", table.phase === "over");
    const say = table.window?.mine === "quiet" ? { sentence: w("board-moment") } : side.say; // it asks what one cannot answer
    if (this.isNew("say", say)) this.drawSay(say);
    if (this.isNew("goal", side.goal)) this.goal.textContent = side.goal ?? "";
    const players = playersOf(side);
    if (this.isNew("players", ...players, table.here, table.room)) this.drawPlayers(players, table);
    if (this.isNew("legend", side.legend)) this.drawLegend(side.legend ?? []);
    if (this.isNew("hand", side.hand, side.market, side.other)) this.drawOwn(side);
    if (side.sign && this.isNew("sign", side.sign)) this.drawSign(side.sign);
    if (this.isNew("react", side.react)) this.drawReact(side.react ?? null);
    if (this.isNew("ahead", side.ahead)) this.drawAhead(side.ahead ?? null);
    if (this.isNew("odds", side.odds)) this.parts.odds.replaceChildren(...chances(side.odds ?? []));
    if (this.isNew("foot", side.foot)) this.parts.foot.textContent = side.foot ?? "";
    this.drawTalk(table);
    this.drawWindow(table, side);
  }

  // Which parts there are differs from game to game, and so does what is under the board.
  setOut(side, table) {
    const { hand, market, other, legend } = side;
    const there = {
      talk: Boolean(table.talk), hand: Boolean(hand), market: Boolean(market), other: Boolean(other), key: Boolean(legend?.length),
    };
    this.root.classList.toggle("with-cards", Boolean(market || hand));
    this.open = there.other; // both hands lie open, and cards are picked from one's own
    this.root.classList.toggle("duel", this.open);
    this.root.classList.toggle("shopping", Boolean(market?.open)); // then it lies on the board
    this.root.classList.toggle("town", Boolean(this.scene.items.table?.camera));
    for (const name of ["other", "hand", "market", "key"]) this.parts[name].hidden = !there[name];
    if (there.other) this.chances.append(this.parts.odds); // there is much to read, so it opens when it is wanted
    this.chances.hidden = !there.other || !side.odds?.length;
    for (const tab of this.parts.tabs.querySelectorAll("[data-pane]")) tab.hidden = there[tab.dataset.pane] === false;
    if (there[this.openPane] === false) this.drawer(null);
  }

  drawHead({ head, answers = [] }) {
    if (!head) return clear(this.parts.progress);
    if (head.of !== undefined) return this.parts.progress.replaceChildren(...progress(head));
    const usable = head.card && answers.some((card) => card.from?.includes(head.card.id));
    if (head.card) this.owned.set(head.card.id, head.card);
    this.parts.progress.replaceChildren(
      el("span", {}, el("b", { text: head.title })),
      ...(head.card ? [inForce(head.card, usable, (id) => this.hear.touch(id))] : []),
    );
  }

  drawOwn({ hand, market, other }) {
    const touch = (id) => this.hear.touch(id);
    for (const card of [...(hand?.cards ?? []), ...(market?.cards ?? []), ...(other?.cards ?? [])]) this.owned.set(card.id, card);
    const held = document.activeElement?.dataset.own;
    lay(this.parts.other.querySelector(".list"), other ? ownCards(other, touch) : []);
    if (other) for (const [name, told] of [["hand", hand], ["other", other]]) this.nameHand(name, told);
    else if (hand) this.countHand("hand", w("board-hand"), hand.cards);
    lay(this.parts.hand.querySelector(".list"), hand ? ownCards(hand, touch) : []);
    lay(this.parts.market.querySelector(".list"), market ? wares(market, touch) : []);
    if (held) this.holdOwn(held);
    this.when.replaceChildren(...(market ? [el("b", { text: market.title }), market.note] : []));
  }

  /** Put the keyboard on a card beside the board, or on the first that can be used; false if there is none. */
  holdOwn(id) {
    const cards = [...this.root.querySelectorAll("[data-own]")].filter(shown);
    const card = cards.find((one) => one.dataset.own === id) ?? cards.find((one) => one.matches(".can"));
    card?.focus({ preventScroll: true });
    return Boolean(card);
  }

  /** What a card beside the board would say of itself; nothing if it can be read there. */
  tipOf(id) {
    const card = this.root.querySelector(`[data-own="${CSS.escape(id)}"]`);
    return shown(card?.querySelector(".does")) ? "" : card?.dataset.tip ?? "";
  }

  // From card to card, wherever they lie.
  walkOwn(event) {
    const list = event.target.dataset.own && event.target.closest(".list");
    if (list) walk(event, [...list.querySelectorAll("[data-own]")]);
  }

  // Where both hands lie open, each says whose it is.
  nameHand(name, { title, seat, cards }) {
    this.parts[name].querySelector("h2").textContent = title;
    this.parts[name].dataset.seat = seat;
    this.countHand(name, title.split(",")[0], cards);
  }

  // A drawer says how many cards lie in it.
  countHand(name, words, cards) {
    const count = cards.reduce((sum, { n }) => sum + (n ?? 1), 0);
    this.parts.tabs.querySelector(`[data-pane=${name}]`).replaceChildren(el("b", { class: "ct", "aria-hidden": "true", text: count }), words);
  }

  /** Cards that were played leave the hand at once, however long there is to watch; none: they are all still there. */
  spend(ids) {
    for (const node of this.root.querySelectorAll(".own.leaving")) node.classList.remove("leaving");
    for (const id of ids) this.root.querySelector(`.own[data-own="${CSS.escape(id)}"]:not(:has(.many))`)?.classList.add("leaving");
  }

  /** What will happen if nobody does anything more. */
  drawAhead(ahead) {
    this.parts.ahead.hidden = !ahead;
    if (!ahead) return;
    const line = ({ face, text }) => el("li", {}, sign(face), text);
    this.parts.ahead.replaceChildren(el("h3", { text: ahead.title }), el("ul", {}, ahead.lines.map(line)));
  }

  /** A sign that stands where the board leaves room. */
  drawSign({ face, lines }) {
    if (!this.parts.sign.isConnected) this.parts.board.append(this.parts.sign);
    this.parts.sign.replaceChildren(signpost(face), el("p", {}, lines.map((text) => el("span", { text }))));
  }

  /** Whether the others may still do something of their own. */
  drawReact(react) {
    this.parts.react.hidden = !react;
    if (!react) return;
    const one = ({ face, text, short, may }) => el("li", { class: may ? null : "cannot", title: text },
      use(face, PIECE), el("span", { "aria-hidden": "true", text: short }), el("span", { class: "said", text }));
    this.parts.react.replaceChildren(el("h3", { text: react.title }), el("ul", {}, react.who.map(one)));
  }

  drawTalk({ talk }) {
    this.talk.draw(talk ?? null);
    const said = Talk.count(talk);
    const tab = this.parts.tabs.querySelector("[data-pane=talk]");
    if (this.openPane === "talk") this.heard = said;
    tab.classList.toggle("fresh", said > (this.heard ?? 0));
    if (!said) this.heard = 0;
  }

  /** How the open window stands. */
  drawWindow({ window: open }, side) {
    this.span.draw(open ?? null, playersOf(side).map((player) => player.name));
  }

  isNew(name, ...values) {
    const same = this.drawn.get(name)?.every((value, at) => value === values[at]);
    this.drawn.set(name, values);
    return !same;
  }

  drawTitle(face, words) {
    const name = el("h1", { class: face ? "said" : null, text: words });
    clear(this.parts.title).append(name, ...(face ? [logo(face)] : []));
    this.fitLogo();
  }

  moreButton(cls) {
    const open = { click: () => this.hear.more() };
    return el("button", { class: cls, type: "button", "aria-haspopup": "dialog", text: w("board-more"), on: open });
  }

  // Symbols have no frame of their own: it is measured once they are in the page.
  fitLogo() {
    const drawn = this.parts.title.querySelector(".logo");
    const box = drawn?.firstChild.getBBox();
    if (box?.width) drawn.setAttribute("viewBox", [box.x, box.y, box.width, box.height].join(" "));
  }

  drawSay(say) {
    if (!say) return;
    const warning = say.warning ? el("em", { class: "warning" }, icon("warn"), say.warning) : "";
    const words = el("p", {}, el("strong", { text: say.sentence }), " ", el("span", { text: say.hint ?? "" }), track(say.row), warning);
    clear(this.parts.say).append(say.face ? use(say.face, { scale: 1.35, cls: "who" }) : "", words);
  }

  drawPlayers(players, table) {
    const { here, room } = table;
    const known = new Map(this.shown.map((row) => [row.player, row]));
    this.shown = players.map((player) => {
      const row = known.get(player);
      if (row?.here === here && row.room === room) return row; // of six players seldom more than one or two are new
      const small = chip(player, player.seat === table.you.seat);
      small.append(seatSign(player, table) ?? "");
      return { player, here, room, chip: small, node: this.player(player, table) };
    });
    fill(this.parts.chips, this.shown.map((row) => row.chip));
    fill(this.parts.players.querySelector(".list"), this.shown.map((row) => row.node));
  }

  player(player, table) {
    const many = player.numbers.length > FEW;
    const on = { click: () => this.hear.touch(player.id) };
    const row = el("div", { class: `player ${states(player.state)}${many ? " many" : ""}`, id: player.id, on },
      use(player.face, { scale: 1.35, cls: "ico who" }),
      el(
        "div", { class: "name" }, el("b", { text: player.name }), el("span", { text: player.role ?? "" }), marks(player, table),
        player.mark ? use(player.mark, { scale: 1.3, cls: "mark" }) : null, el("span", { class: "said", text: player.label }),
      ),
      ...player.numbers.map(many ? figure : number),
      player.note ? el("p", { class: "note", text: player.note }) : null,
      Number.isFinite(player.points) ? el("div", { class: "points", text: player.points }) : null,
      player.tally ? el("ul", { class: "tally" }, player.tally.map(tally)) : null,
      player.items?.length ? el("ul", { class: "has" }, player.items.map(thing)) : null,
      player.effects?.length ? el("ul", { class: "under-effect" }, player.effects.map((text) => el("li", { text }))) : null);
    if (many) row.style.setProperty("--n", player.numbers.length + Number.isFinite(player.points));
    return row;
  }

  drawLegend(legend) {
    const row = ({ faces, name, note: about, source }) => tip(el(
      "li", { tabindex: source ? "0" : null }, el("span", { class: `faces n${faces.length}` }, faces.map((face) => use(face, PIECE))),
      el("span", {}, el("b", {}, name, mark(source)), about),
    ), source?.text);
    clear(this.parts.key.querySelector(".legend")).append(...legend.map(row));
  }

  // --- answers ---

  /** The heading and the cards, drawn once however often they change. `board` is null when nothing is to be chosen. */
  drawAsk(heading, board, busy = false) {
    if (!this.wish) queueMicrotask(() => this.grant());
    this.wish = () => this.drawCards(heading, board, busy);
  }

  // Draw what was wished for last.
  grant() {
    const { wish } = this;
    this.wish = null;
    wish?.();
  }

  drawCards(heading, board, busy) {
    const held = document.activeElement?.closest?.("[data-card]")?.dataset.card;
    this.drawHeading(heading);
    const told = board && (!board.still || board.isOnTheWay); // who does not want to be asked can still pick a card
    const open = told ? board.open().sort((a, b) => (a.group === "other") - (b.group === "other")) : [];
    const chosen = open.find((card) => card === board.unconfirmed);
    this.several = new Set(open.flatMap((card) => card.from ?? [])).size > 1; // then a card says which piece it is for
    const pawns = told && board.undecided ? this.unlike(board) : [];
    const listed = open.filter((card) => !card.brief); // the rest is chosen on the board
    // Who chooses sees all answers where they were; what has much to tell is told in place of its card.
    const apart = chosen && (chosen.aim || chosen.walk || chosen.first) ? chosen : null;
    const others = listed.filter((card) => card !== apart && (!board.undecided || !card.from?.length));
    this.keep(board?.question);
    const isHeld = this.open || this.owned.has(board?.picked); // a card in hand can be put back
    const back = isHeld && !chosen?.aim && board?.isOnTheWay ? [this.backCard()] : [];
    const cards = [...pawns.map((pawn) => this.pawnCard(pawn)), ...others.map((card) => this.card(card, board)), ...back];
    const first = chosen ? this.chosen(chosen, board, busy) : this.prompt(heading);
    fill(this.list, cards);
    fill(this.parts.ask, [...this.advice(board), first, ...(cards.length ? [this.list] : [])]);
    markPicked(this.root, board?.picked);
    if (held !== undefined) this.holdCard(chosen ? "go" : held);
  }

  // What a bot would play, as long as nothing else was played.
  advice(board) {
    const { advice } = board ?? {};
    return advice ? [this.once(() => told(advice, (clause) => this.hear.read(clause)), "advice", advice.why)] : [];
  }

  // The pieces to choose among; of cards that can do the same, one.
  unlike(board) {
    const uses = (id) => board.answers.filter((card) => card.from?.includes(id)).map((card) => card.answer).join();
    const seen = new Set();
    const listed = new Set(board.answers.filter((card) => !card.brief).flatMap((card) => card.from ?? []));
    return [...listed].filter((id) => !this.owned.has(id) || (!seen.has(uses(id)) && seen.add(uses(id))));
  }

  drawHeading(words) {
    if (this.isNew("heading", words)) this.parts.asks.textContent = words;
  }

  // Within one question cards only come and go. With a new one the list begins anew, at its top.
  keep(question) {
    if (!this.isNew("question", question, this.scene.turned)) return;
    this.list = el("div", { class: "cards" });
    this.cards.clear();
  }

  // The element of this key, or a new one.
  once(make, ...key) {
    const name = key.join();
    if (!this.cards.has(name)) this.cards.set(name, make());
    return this.cards.get(name);
  }

  prompt(heading) {
    return this.once(() => prompt(heading), "prompt", heading);
  }

  /** Words and buttons in the place of answers. */
  offer(heading, ...buttons) {
    this.wish = null;
    this.drawHeading(heading);
    clear(this.parts.ask).append(prompt(heading), el("div", { class: "offers" }, ...buttons));
  }

  /** Put the keyboard on a card, or on the first one. */
  holdCard(name = null) {
    this.grant();
    const cards = [...this.parts.ask.querySelectorAll("[data-card]")];
    (cards.find((card) => card.dataset.card === name) ?? cards[0])?.focus({ preventScroll: true });
  }

  chosen(card, board, busy) {
    const node = this.once(() => this.chosenCard(card, board), "chosen", ...this.traits(card, board));
    enable(node.querySelector(".go-on"), !busy);
    return node;
  }

  chosenCard(card, board) {
    if (card.aim) return this.aimedCard(card, board);
    if (card.walk || card.first) return this.plannedCard(card);
    const press = { click: ({ currentTarget }) => enabled(currentTarget) && this.hear.go() };
    const go = el("button", { class: "go-on", type: "button", dataset: { card: "go" }, text: card.go ?? w("board-go"), on: press });
    return el(
      "div", { class: "answer", role: "group", "aria-label": card.label }, this.picture(card),
      tip(el("div", {}, el("b", {}, card.title, mark(card.source)), this.notes(card).map(note), badge(liking(board?.advice, card))), card.source?.text), go,
    );
  }

  // With all that would come of it, and a way back.
  aimedCard(card, board) {
    const press = { click: ({ currentTarget }) => enabled(currentTarget) && this.hear.go() };
    const back = { click: () => this.hear.back() };
    return el(
      "div", { class: "answer aimed", role: "group", "aria-label": card.label }, this.picture(card),
      el("div", {}, el("b", { text: card.title }), this.notes(card).map(note), badge(liking(board?.advice, card))), outcome(card.aim),
      chain(card.aim),
      el(
        "div", { class: "decide" },
        el("button", { class: "go-on", type: "button", dataset: { card: "go" }, text: card.title, on: press }),
        el("button", { class: "btn", type: "button", dataset: { card: "back" }, text: w("board-put-back"), on: back }),
      ),
    );
  }

  // Several answers in one: how a walk may end, or what will be done at once.
  plannedCard(card) {
    const press = { click: ({ currentTarget }) => enabled(currentTarget) && this.hear.go() };
    const { walk } = card;
    const go = { class: "go-on", type: "button", dataset: { card: "go" }, text: walk?.go ?? card.title, on: press };
    return el(
      "div", { class: "answer planned", role: "group", "aria-label": card.label },
      el(
        "div", {}, el("b", { text: card.heading ?? card.title }), el("small", {}, walk?.steps ?? card.hint, walk ? foes(walk) : null),
        walk?.other ? el("small", { text: walk.other }) : null,
      ),
      walk?.odds ? el("div", { class: "alive" }, el("b", { text: walk.odds.tag }), el("small", { text: walk.odds.text })) : null,
      walk?.odds ? el("div", { class: "odds-part" }, chances([{ bars: walk.odds.bars }])) : null,
      walk?.dies ? el("p", { class: "dies" }, icon("warn"), walk.dies) : null,
      el("button", go),
    );
  }

  // What the looks of a card depend on within one question.
  traits(card, board) {
    return [this.several, liking(board.advice, card), this.isSealed(card), card.answer];
  }

  /** What one has answered already, and may still change. */
  sealed = [];

  isSealed(card) {
    return this.sealed.includes(card.answer);
  }

  notes({ notes = [] }) {
    return this.several ? notes : notes.filter(({ mark }) => mark !== "from");
  }

  // Nobody is stranded with a card in hand: it can be put back.
  backCard() {
    const on = { click: () => this.hear.back() };
    const make = () => el(
      "button", { class: "card quiet back", type: "button", dataset: { card: "back" }, on }, el("span", { class: "words", text: w("board-put-back") }),
    );
    return this.once(make, "back");
  }

  card(card, board) {
    const node = this.once(() => this.newCard(card, board), "card", ...this.traits(card, board));
    node.classList.toggle("chosen", card.answer === board.chosen);
    return node;
  }

  newCard(card, board) {
    const quiet = card.quiet || card.group === "other";
    const notes = this.notes(card).map(({ text }) => text).join(" · ");
    return tip(el(
      "button",
      {
        class: this.looks(card, quiet), type: "button", dataset: { card: card.answer },
        "aria-label": spoken(card, board), on: this.touching(card),
      },
      this.picture(card),
      el("span", { class: "words" }, card.title, mark(card.source), el("small", { text: notes }), badge(liking(board?.advice, card))),
      this.isSealed(card) ? el("span", { class: "said", text: w("board-locked") }) : null,
      this.isSealed(card) ? icon("lock", "lock") : null,
      this.figures(card), card.aim ? outcome(card.aim) : null,
    ), card.source?.text);
  }

  // Who only looks at an answer sees what it would do.
  touching({ answer, aim }) {
    const [look, leave] = [() => this.hear.peek(answer), () => this.hear.peek(null)];
    const focus = ({ currentTarget }) => currentTarget.matches(":focus-visible") && look();
    const looks = aim ? { pointerenter: look, pointerleave: leave, focus, blur: leave } : {};
    return { click: () => this.hear.choose(answer), ...looks };
  }

  looks(card, quiet) {
    const state = card.state && !quiet ? ` s-${card.state}` : "";
    return `card${quiet ? " quiet" : ""}${state}${this.isSealed(card) ? " sealed" : ""}`;
  }

  // What is left after it, or whether it is good.
  figures({ count, of, state, quiet }) {
    if (count !== undefined) return el("span", { class: "count" }, String(count), el("small", { text: of }));
    return state in SIGNS && !quiet ? el("i", { class: "sign", "aria-hidden": "true", text: SIGNS[state] }) : null;
  }

  picture(card) {
    const pointing = card.arrow !== undefined && card.arrow !== null;
    const angle = card.arrow - (this.scene.turned ? 90 : 0);
    return el("i", { class: "picture" }, card.face ? use(card.face, PIECE) : "", pointing ? direction(angle) : null);
  }

  pawnCard(pawn) {
    return this.once(() => this.newPawnCard(pawn), "pawn", pawn);
  }

  newPawnCard(pawn) {
    if (this.owned.has(pawn)) return this.ownedCard(this.owned.get(pawn));
    const { label = "", short = label } = this.scene.items[pawn] ?? {};
    const pick = { click: () => this.hear.pick(pawn) };
    return el(
      "button", { class: "card pawn", type: "button", dataset: { card: pawn }, "aria-label": label, on: pick },
      el("i", { class: "picture" }, this.miniature(pawn)), el("span", { class: "words" }, el("b", { text: short })),
    );
  }

  // A card of one's own or of the market, to pick before its target.
  ownedCard({ id, face, name, effect, price, source, n }) {
    return tip(el(
      "button", { class: "card pawn own-use", type: "button", dataset: { card: id }, on: { click: () => this.hear.pick(id) } },
      el("i", { class: "picture" }, use(face, PIECE)), el("span", { class: "words" }, name, el("small", {}, effect, mark(source))),
      price ? cost(price) : null, n > 1 ? el("span", { class: "many", text: `×${n}` }) : null,
    ), source?.text);
  }

  // The pawn and what is underfoot, as they look on the board.
  miniature(pawn) {
    const here = this.scene.base(this.scene.items[pawn]);
    const near = (item) => this.scene.base(item).every((value, axis) => Math.abs(value - here[axis]) < 1);
    const seen = ([, item]) => item.face && item.kind !== "ground" && !item.from && near(item);
    const nodes = Object.entries(this.scene.items).filter(seen).map(([id]) => this.scene.node(id)).filter(Boolean);
    const order = [...this.scene.layers.keys()].map((kind) => `k-${kind}`);
    nodes.sort((a, b) => order.indexOf(a.classList[0]) - order.indexOf(b.classList[0]));
    const box = [here[0] - CELL, here[1] - CELL, 2 * CELL, 2 * CELL].join(" ");
    const cls = this.scene.turned ? "ico turned" : "ico";
    return svg("svg", { class: cls, viewBox: box, "aria-hidden": "true" }, nodes.map(copied));
  }

  walkCards(event) {
    if (event.repeat && event.key === "Enter") event.preventDefault(); // a key held down would choose and play at once
    walk(event, [...this.parts.ask.querySelectorAll("[data-card]")]);
  }

  /** Which of these tools can be had, by name. While the table is busy they look the same: it takes a blink. */
  drawTools(tools) {
    for (const [name, able] of Object.entries(tools)) {
      const button = this.parts.tools.querySelector(`[data-tool=${name}]`);
      button.classList.toggle("useless", !able);
      enable(button, able);
    }
  }

  /** Show whether what a tool does goes on until something happens. */
  press(name, on) {
    this.parts.tools.querySelector(`[data-tool=${name}]`).setAttribute("aria-pressed", on);
  }
}

/** The players told beside the board: one list, or a part for each where there is much to tell. */
export function playersOf(side) {
  if (side.players) return side.players;
  return Object.keys(side).filter((name) => /^player\d$/.test(name)).sort().map((name) => side[name]);
}

// An arrow puts the keyboard on the next card, or on the one before.
function walk(event, cards) {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const at = cards.indexOf(document.activeElement);
  if (at >= 0) cards[(at + step + cards.length) % cards.length].focus();
  event.preventDefault();
}

function tool(name, then) {
  const label = w(`board-${name}`);
  const on = { click: ({ currentTarget }) => enabled(currentTarget) && then() };
  return el(
    "button",
    { class: "btn tool", type: "button", dataset: { tool: name }, title: label, "aria-label": label, on },
    icon(name), el("span", { text: label }),
  );
}

// Not "disabled": the keyboard would fall off it.
function enable(button, able) {
  if (able) button.removeAttribute("aria-disabled");
  else button.setAttribute("aria-disabled", "true");
}

function enabled(button) {
  return !button.hasAttribute("aria-disabled");
}

// Give a node these children. Those it has already stay untouched: a picture that is put in anew is drawn anew.
function fill(node, children) {
  for (const child of [...node.childNodes]) if (!children.includes(child)) child.remove();
  children.forEach((child, at) => {
    if (node.childNodes[at] !== child) node.insertBefore(child, node.childNodes[at] ?? null);
  });
}

function lines() {
  return el("div", { class: "happened", role: "log" }, el("ol", { class: "lines" }));
}

function prompt(heading) {
  return el("p", { class: "prompt", "aria-hidden": "true", text: heading });
}

function logo(face) {
  return svg("svg", { class: "logo", viewBox: "0 0 515 70", "aria-hidden": "true" }, svg("use", { href: `#${face}` }));
}

function signpost(face) {
  return svg("svg", { viewBox: "-90 -62 180 156", "aria-hidden": "true" }, svg("use", { href: `#${face}` }));
}

function progress({ title, text, left, of, half }) {
  const [name, ...rest] = title.split(/(?=\s?:)/);
  const parts = ["left", "gone", "other"].map((part) => el("i", { class: part }));
  const bar = el("div", { class: `bar half${half ?? 1}`, "aria-hidden": "true" }, parts);
  bar.style.setProperty("--left", of ? left / of : 0);
  const row = el("div", { class: "row" }, el("span", { text }), bar);
  return [el("span", {}, el("b", { text: name }), rest.join("")), row];
}

// So many of so many are left: steps, as a rule.
function track(row) {
  if (!row || row.of > LONG_ROW) return "";
  const place = (_, at) => use(at < row.of - row.n ? row.none : row.face, PIECE);
  return el("i", { class: "track", "aria-hidden": "true" }, Array.from({ length: row.of }, place));
}

function chip({ face, points, numbers, label, state, name }, isMe) {
  const picture = use(face, { scale: 1.35, label, cls: "ico" });
  if (!Number.isFinite(points) && numbers.length > FEW) {
    const who = el("em", { text: isMe ? w("board-you") : name });
    return el("span", { class: `many ${states(state)}${isMe ? " me" : ""}` }, picture, who, brief(numbers));
  }
  const [first, ...rest] = Number.isFinite(points) ? [{ n: points }, ...numbers.slice(1)] : numbers;
  return el("span", { class: `few ${states(state)}` }, picture,
    el("span", {}, el("b", {}, mini(first)), el("small", {}, rest.map(mini))));
}

// A number with its picture, as small as they can be read.
function mini({ face, n, of, text }) {
  return el("i", { title: text }, face ? use(face, { scale: of ? 2.2 : 1.25, cls: "ico" }) : null, String(n));
}

// Of many numbers the large one, and the first two.
function brief(numbers) {
  const shown = [...numbers.filter(({ big }) => big), ...numbers.slice(0, 2)];
  return shown.map(({ face, n, goal }) => el("i", {}, use(face, PIECE), el("b", { text: n }), goal ? ofGoal(goal) : null));
}

// How many will be fought on a walk.
function foes({ fought, foe }) {
  return foe ? fought.map(() => use(foe, { ...PIECE, cls: "ico foe" })) : [];
}

function number({ face, n, text, of }) {
  const many = of === undefined || of === null;
  const pictures = many ? one(face, n) : row(face, n, of);
  return el("div", { class: many ? "number" : "number all" }, el("div", { class: "row" }, pictures), text);
}

// A number among many: a picture, the number, and its name for those who listen or point at it.
function figure({ face, n, text, of, none, big, bare, spent, goal }) {
  const picture = (name, cls) => use(name, { scale: of ? 2.4 : 1.3, cls: cls ? `ico ${cls}` : "ico" });
  const place = (at) => (at < n ? picture(face) : picture(none ?? face, none ? "" : "pale"));
  const alone = () => [picture(face, spent ? "spent" : n ? "" : "pale"), bare ? null : el("b", { text: n })];
  const inside = of ? Array.from({ length: of }, (_, at) => place(at)) : alone();
  if (goal) inside.push(ofGoal(goal));
  const bar = goal ? el("i", { class: "way", "aria-hidden": "true" }) : null;
  bar?.style.setProperty("--p", n / goal);
  return el(
    "div", { class: big ? "number big" : of ? "number all" : "number", title: text }, el("div", { class: "row" }, inside),
    bar, text ? el("span", { class: "said", text }) : null,
  );
}

// So many would win.
function ofGoal(goal) {
  return el("small", { class: "goal", text: `/${goal}` });
}

function one(face, n) {
  return [use(face, { ...PIECE, cls: n ? "ico" : "ico pale" }), el("b", { text: n })];
}

function row(face, n, of) {
  return Array.from({ length: of }, (_, at) => use(face, { scale: 2.2, cls: at < n ? "ico" : "ico pale" }));
}

function thing({ face, text }) {
  return el("li", { title: text }, use(face, { scale: 1.5, label: text, cls: "ico" }));
}

function tally({ face, n, label }) {
  const count = el("span", { class: n ? null : "soft", "aria-hidden": "true", text: n });
  return el("li", {}, use(face, { ...PIECE, label, cls: n ? "ico" : "ico pale" }), count);
}

function note({ mark, text }) {
  const sign = mark in MARKS ? el("em", { "aria-hidden": "true", text: MARKS[mark] }) : null;
  return el("span", { class: `effect ${mark}` }, sign, text);
}

function spoken(card, board) {
  const label = card.aim?.result ? `${card.label}: ${card.aim.result}` : card.label;
  const like = liking(board?.advice, card);
  return like ? `${label} (${w(like === "best" ? "board-hinted" : "board-second")})` : label;
}

function direction(angle) {
  return svg("svg", { class: "direction", viewBox: "-40 -40 80 80", "aria-hidden": "true" },
    svg("path", { class: "hex", d: HEX }),
    svg("path", { class: "pointer", d: POINTER, transform: `rotate(${angle})` }));
}

function copied(node) {
  const copy = node.cloneNode(true);
  for (const name of ["data-id", "tabindex", "role"]) copy.removeAttribute(name);
  return copy;
}

function states(state) {
  return (state ?? "").split(" ").filter(Boolean).map((name) => `s-${name}`).join(" ");
}

function shown(node) {
  return node?.offsetParent ? node : null;
}
