// Choosing an answer: which pawn, where to, and then go. Only what the server offers can be chosen.

import { liking, way } from "./advice.js";
import { svg } from "./dom.js";
import { kept } from "./kept.js";

const ARROW = "M-24-8H2V-20L26 0 2 20V8H-24Z";
const BESIDE = 1.4; // in steps: up to here an arrow shows the way, beyond it one jumps
const DIRECTIONS = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };

/** Whether one tap plays, without a second one to confirm. */
export function oneTap() {
  return kept("tap") === "yes";
}

export class Board {
  /** `hear.changed()` after any choice, `hear.play(answer)` when one is made, `hear.say(words)` for screen readers,
   *  `hear.why(id)` when something is touched that cannot be chosen. */
  constructor(scene, hear) {
    Object.assign(this, { scene, hear, answers: [], picked: null, via: null, goal: null, chosen: null, advice: null, question: 0, implied: false });
    scene.svg.addEventListener("click", (event) => this.click(event));
    scene.svg.addEventListener("keydown", (event) => this.key(event));
    scene.svg.addEventListener("focusin", ({ target }) => (this.drawOverlay(), this.peekAt(target)));
    scene.svg.addEventListener("focusout", () => (this.drawOverlay(), this.peek(null)));
    scene.svg.addEventListener("pointerover", ({ target }) => this.peekAt(target));
    scene.svg.addEventListener("pointerleave", () => this.peek(null));
  }

  /** A new question, or none. The pawn picked last stays picked if it may go on. */
  ask(answers, { same = false, named = null } = {}) {
    if (same && this.isAsked(answers)) return this.goOn(answers);
    this.answers = answers;
    this.set = named; // spaces to name, as many as are wanted
    this.question += 1;
    const pawns = this.pawns();
    if (!pawns.has(this.picked) || (this.implied && pawns.size > 1)) this.picked = null;
    this.implied = pawns.size === 1 && (this.implied || !this.picked); // nobody picked it: there was no other
    if (pawns.size === 1) this.picked = [...pawns][0];
    Object.assign(this, { via: null, goal: null, chosen: this.usual(), advice: null });
    this.show();
  }

  // What is chosen until something else is.
  usual() {
    if (this.set) this.answers = [...this.answers.filter((card) => !card.named), ...this.set.cards()];
    return oneTap() ? null : this.answers.find((card) => card.first)?.answer ?? null;
  }

  // Others answer while one still chooses: what one can answer is the same, and so is what was chosen.
  isAsked(answers) {
    const said = (cards) => cards.map((card) => card.answer).join();
    return answers.length > 0 && said(answers) === said(this.answers.length ? this.answers : this.hushed ?? []);
  }

  goOn(answers) {
    this.answers = answers;
    this.question += 1;
    this.show();
  }

  /** Nothing can be chosen while the picture moves; what was chosen is remembered. */
  hush() {
    if (this.answers.length) this.hushed = this.answers;
    this.answers = [];
    this.set = null;
    this.scene.preview({});
    this.scene.sketch({});
    this.scene.mark(new Map());
    this.drawOverlay();
  }

  /** Mark what a bot would play, and the way it would go. */
  hint(advice) {
    this.advice = advice;
    const found = this.answers.find((card) => liking(advice, card) === "best");
    if (found?.from?.length) this.picked = found.from.includes(this.picked) ? this.picked : found.from[0];
    this.show();
  }

  /** The pawns that may act. */
  pawns() {
    return new Set(this.answers.flatMap((card) => card.from ?? []));
  }

  /** The answer that waits for a second tap. */
  get unconfirmed() {
    return oneTap() ? undefined : this.card(this.chosen);
  }

  /** The answers open after what has been picked so far. */
  open() {
    return this.answers.filter((card) => this.fits(card));
  }

  /** Whether a pawn must be picked before its answers are shown. */
  get undecided() {
    return !this.picked && !this.goal && this.pawns().size > 1;
  }

  fits(card) {
    if (this.goal && !this.meets(card, this.goal)) return false;
    if (this.picked && card.from?.length && !card.from.includes(this.picked)) return false;
    return !this.via || !card.via || card.via === this.via;
  }

  // Whether an answer leads here, or reaches so far; before anything is picked, also whether it starts here.
  meets(card, id) {
    return card.to === id || Boolean(card.reach?.includes(id)) || (!this.picked && card.via === id);
  }

  // Who goes is chosen before where to.
  waits(card) {
    return Boolean(card.via) && !this.via && Boolean(this.picked);
  }

  // --- choosing ---

  /** Touch something: a pawn, a goal, or the cell one of them is on. */
  touch(id) {
    if (this.set?.rows.includes(id)) return this.name(id);
    const at = this.answers.find((card) => card.on?.includes(id));
    if (at) return this.choose(at.answer);
    const cell = this.cellOf(id);
    const goal = this.answers.some((card) => card.to === id) ? id : cell;
    const ways = this.answers.filter((card) => this.meets(card, goal));
    const open = ways.filter((card) => this.fits(card) && !this.waits(card));
    if (this.picked && this.starts(goal).length && !(this.via && open.length)) return this.start(goal);
    const here = [...this.pawns()].filter((pawn) => pawn === id || this.cellOf(pawn) === cell);
    const pawn = here.includes(id) ? id : here[0];
    if (open.length) this.aim(goal);
    else if (pawn) this.pick(pawn);
    else if (ways.length) this.aim(goal);
    else this.hear.why(id);
  }

  /** Whether touching a card beside the board would choose something. */
  isOffered(id) {
    return this.answers.some((card) => card.on?.includes(id) || card.from?.includes(id) || this.meets(card, id));
  }

  // A space is named, or not any more.
  name(id) {
    this.set.touch(id);
    this.chosen = this.usual();
    this.hear.say(this.scene.items[id]?.label ?? "");
    this.show();
  }

  // The answers of what is picked that start here.
  starts(cell) {
    return this.answers.filter((card) => card.via === cell && card.from?.includes(this.picked));
  }

  start(cell) {
    const ways = this.starts(cell);
    Object.assign(this, { via: this.via === cell ? null : cell, goal: null, chosen: null });
    if (this.via && ways.length === 1) return this.choose(ways[0].answer);
    this.hear.say(this.scene.items[cell]?.label ?? "");
    this.show();
  }

  pick(pawn) {
    if (!this.pawns().has(pawn)) return; // an old card, pressed while the picture moves
    const way = this.goal && this.answers.find((card) => card.to === this.goal && card.from?.includes(pawn));
    if (way) return this.choose(way.answer, pawn);
    const all = this.answers.filter((card) => card.from?.includes(pawn));
    const isCard = this.scene.items[pawn]?.kind !== "pawn";
    if (isCard && all.length === 1 && !all[0].to && !all[0].quiet) return this.choose(all[0].answer, pawn); // nothing else to decide
    if (pawn === this.picked && this.pawns().size === 1 && !this.isOnTheWay) return this.hear.why(pawn); // as it is
    this.picked = pawn === this.picked && this.pawns().size > 1 ? null : pawn;
    this.implied = false;
    Object.assign(this, { via: null, goal: null, chosen: null });
    this.hear.say(this.scene.items[pawn]?.label ?? "");
    this.show();
  }

  aim(goal) {
    const all = this.answers.filter((card) => this.meets(card, goal));
    const own = all.filter((card) => card.from?.includes(this.picked) && (!this.via || card.via === this.via));
    const ways = own.length ? own : all;
    if (ways.length === 1) return this.choose(ways[0].answer);
    if (ways.every((card) => card.cycle)) return this.turnOn(ways);
    Object.assign(this, { goal, picked: own.length && !this.onBoard(this.picked) ? this.picked : null, via: null, chosen: null });
    this.show();
  }

  // The next of several that lie on one place.
  turnOn(ways) {
    const at = ways.findIndex((card) => card.answer === this.chosen);
    this.chosen = null;
    this.choose(ways[(at + 1) % ways.length].answer);
  }

  /** Choose an answer; choosing it again plays it. */
  choose(answer, pawn = this.picked) {
    const card = this.card(answer);
    if (!card) return;
    if (this.chosen === answer || card.now || (oneTap() && !card.cycle)) return this.play(answer);
    this.chosen = answer;
    if (card.from?.length) this.picked = card.from.includes(pawn) ? pawn : card.from[0];
    Object.assign(this, { via: card.via ?? null, goal: null, implied: false });
    this.hear.say([card.label, ...told(card.aim)].join(" "));
    this.show();
  }

  /** Show what an answer would do, for as long as it is looked at; null: none. */
  peek(answer) {
    if (this.peeked === answer) return;
    this.peeked = answer;
    this.preview();
  }

  // What lies under the hand or the keyboard, if it gives one answer and no other.
  peekAt(target) {
    const id = target.closest?.("[data-id]")?.dataset.id;
    const ways = id && !this.undecided ? this.open().filter((card) => card.aim && !this.waits(card) && this.meets(card, id)) : [];
    this.peek(ways.length === 1 ? ways[0].answer : null);
  }

  preview() {
    this.scene.preview(this.card(this.peeked)?.shows ?? this.card(this.chosen)?.shows ?? {});
  }

  // Whether something is a piece of the board, not a card beside it.
  onBoard(id) {
    return id in this.scene.items;
  }

  play(answer) {
    if (!this.card(answer)) return;
    this.chosen = answer;
    this.hear.play(answer);
  }

  // An answer that is offered now; cards of an earlier question can still be in the page.
  card(answer) {
    return this.answers.find((other) => other.answer === answer);
  }

  /** Whether there is a step back to take. */
  get isOnTheWay() {
    return Boolean(this.chosen || this.goal || this.via || (this.picked && this.pawns().size > 1));
  }

  /** One step back; false if nothing was picked. */
  unpick() {
    if (this.chosen) this.chosen = null;
    else if (this.goal) this.goal = null;
    else if (this.via) this.via = null;
    else if (this.picked && this.pawns().size > 1) this.picked = null;
    else return false;
    this.show();
    return true;
  }

  // --- hands ---

  click(event) {
    const id = event.target.closest("[data-id]")?.dataset.id;
    if (id) this.touch(id);
    else this.hear.why(`@${this.scene.at(event).map(Math.round)}`); // bare ground can be meant as a place too
  }

  key(event) {
    const id = event.target.dataset?.id;
    if (!id || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Enter" || event.key === " ") event.repeat || this.touch(id); // a key held down plays nothing
    else if (event.key in DIRECTIONS) this.walk(id, DIRECTIONS[event.key]);
    else return;
    event.preventDefault();
  }

  // The nearest thing to choose in a direction; what lies aside counts double.
  walk(from, [dx, dy]) {
    const start = this.middle(from);
    const ahead = this.stops().map((id) => {
      const [x, y] = this.middle(id).map((value, axis) => value - start[axis]);
      const [far, aside] = [x * dx + y * dy, Math.abs(x * dy) + Math.abs(y * dx)];
      return { id, far, cost: far + 2 * aside };
    });
    const best = ahead.filter(({ id, far }) => id !== from && far > 1).sort((a, b) => a.cost - b.cost)[0];
    if (best) this.scene.node(best.id).focus();
  }

  /** The ids of what can be chosen on the board now. */
  stops() {
    return [...this.scene.marks].filter(([id, mark]) => mark.can && this.scene.node(id)).map(([id]) => id);
  }

  /** The ids of what is to be seen first: what is chosen already, or who goes. */
  first() {
    const chosen = this.set?.chosen ?? this.card(this.chosen)?.moves?.flat() ?? [];
    return chosen.length || !this.picked ? chosen : [this.picked];
  }

  /** Put the keyboard where one would go on; false if nothing can be chosen on the board. */
  focus() {
    const id = [this.picked, ...this.stops()].find((stop) => stop && this.scene.node(stop)?.hasAttribute("tabindex"));
    if (id) this.scene.node(id).focus({ preventScroll: true });
    return Boolean(id);
  }

  middle(id) {
    return this.scene.spot(this.scene.items[id]);
  }

  // --- places ---

  cellOf(id) {
    const item = this.scene.items[id];
    if (!item || item.kind === "cell") return id;
    const [x, y] = this.scene.base(item);
    return this.cellAt(x, y) ?? id;
  }

  /** The cell whose middle is here. */
  cellAt(x, y) {
    return this.cells().get(`${Math.round(x)},${Math.round(y)}`);
  }

  // Where the cells lie: once for each picture, to which some may have come, and for each way of holding the board.
  cells() {
    const { items, turned, narrow } = this.scene;
    if (this.map?.items !== items || this.map.turned !== turned || this.map.narrow !== narrow) {
      const cells = Object.entries(items).filter(([, item]) => item.kind === "cell");
      const found = new Map(cells.map(([id, item]) => [this.scene.base(item).map(Math.round).join(), id]));
      this.map = Object.assign(found, { items, turned, narrow });
    }
    return this.map;
  }

  // --- showing ---

  show() {
    this.scene.mark(this.marks());
    this.preview();
    this.scene.sketch(this.scene.brief?.sketch(this) ?? {});
    this.drawOverlay();
    this.hear.changed();
  }

  marks() {
    const marks = new Map();
    const add = (id, mark) => marks.set(id, { ...marks.get(id), ...mark });
    const open = this.open();
    const shown = new Set(open.map((card) => (this.waits(card) ? card.via : card.to)).filter(Boolean));
    const hidden = new Set(this.answers.map((card) => card.to).filter((to) => to && !shown.has(to)));
    const goal = this.undecided ? {} : { plus: "goal" };
    if (!this.undecided) for (const id of open.flatMap((card) => card.reach ?? [])) add(id, { plus: "reach" });
    for (const to of shown) add(to, { can: true, ...goal });
    for (const id of this.set?.rows ?? []) add(id, { can: true, plus: this.set.chosen.includes(id) ? "chosen" : "" });
    for (const on of this.answers.flatMap((card) => card.on ?? [])) if (on in this.scene.items) add(on, { can: true });
    for (const to of hidden) add(to, { minus: "s-can" });
    for (const [id, item] of Object.entries(this.scene.items)) {
      if (item.from && item.to) add(id, this.ring(item));
      else if (item.to && hidden.has(item.to)) add(id, { plus: "off" });
      else if (item.kind === "mark" && hidden.has(this.cellOf(id))) add(id, { plus: "off" });
    }
    this.markPawns(add);
    return marks;
  }

  ring(item) {
    const card = this.card(item.answer);
    if (!card || !this.fits(card)) return { plus: "off" };
    const chosen = this.chosen === item.answer ? "chosen" : "";
    return this.picked || this.goal ? { plus: chosen, minus: "s-quiet", face: loud(item.face) } : { plus: chosen };
  }

  markPawns(add) {
    const pawns = this.pawns();
    if (pawns.size > 1) for (const pawn of pawns) add(pawn, { can: true });
    const chosen = this.card(this.chosen);
    if (chosen?.to) add(chosen.to, { plus: "chosen", can: true });
    if (!this.picked) return;
    add(this.picked, { plus: "picked" });
    add(this.via ?? this.cellOf(this.picked), { plus: "s-from" });
  }

  drawOverlay() {
    this.scene.overlay.replaceChildren(...this.arrow(), ...this.arrows(), ...this.advised(), ...this.focusRing());
  }

  arrow() {
    const card = this.card(this.chosen);
    const { items } = this.scene;
    if (!card?.to || card.aim || card.walk || !items[this.picked] || !items[card.to]) return [];
    const [x, y] = this.scene.base(items[this.picked]);
    const [toX, toY] = this.scene.base(items[card.to]);
    if (Math.hypot(toX - x, toY - y) > BESIDE * Math.max(...(items.table.pitch ?? [Infinity]))) return [];
    const angle = (Math.atan2(toY - y, toX - x) * 180) / Math.PI;
    return [sign(ARROW, x + 0.45 * (toX - x), y + 0.45 * (toY - y), "arrow", angle)];
  }

  // The steps that several take by one answer.
  arrows() {
    const { items } = this.scene;
    const moves = (this.card(this.chosen)?.moves ?? []).filter((ends) => ends.every((id) => id in items));
    return moves.map(([from, to]) => {
      const [[x, y], [toX, toY]] = [this.scene.base(items[from]), this.scene.base(items[to])];
      return sign(ARROW, (x + toX) / 2, (y + toY) / 2, "arrow", (Math.atan2(toY - y, toX - x) * 180) / Math.PI);
    });
  }

  // Not over a choice of one's own, nor while nothing can be chosen.
  advised() {
    const { unconfirmed: own } = this;
    return this.advice && this.answers.length && (!own || own.first) ? way(this.advice, this.scene) : [];
  }

  focusRing() {
    const held = document.activeElement;
    const item = this.scene.items[held?.dataset?.id];
    if (!item || !this.scene.svg.contains(held) || !held.matches(":focus-visible")) return [];
    const [cx, cy] = this.scene.spot(item);
    const { w: width, h: height, face } = this.scene.fit(item) ?? item;
    const box = { x: face ? cx - width / 2 : cx, y: face ? cy - height / 2 : cy, width, height, rx: 10 };
    if (height) return ["under", "over"].map((cls) => svg("rect", { class: `focus ${cls}`, ...box }));
    const r = item.kind === "cell" ? 48 : 34;
    return ["under", "over"].map((cls) => svg("circle", { class: `focus ${cls}`, cx, cy, r }));
  }
}

// Of a pair of faces the thin one ends in 1: so many rings are drawn thin, and thick when their pawn is picked.
function loud(face) {
  const thick = face?.replace(/1$/, "");
  return thick && document.getElementById(thick) ? thick : face;
}

function sign(path, x, y, cls, turn = 0) {
  return svg("path", { class: cls, d: path, transform: `translate(${x} ${y}) rotate(${turn})` });
}

// What an answer would do, as sentences for those who listen.
function told(aim) {
  return aim ? [...aim.lines.map(({ text, result }) => (result ? `${text}, ${result}.` : `${text}.`)), ...aim.notes] : [];
}
