// Looking back: every moment of the game as this seat saw it, on the same board, while the game goes on underneath.

import { api } from "./api.js";
import { clear, el, icon, use } from "./dom.js";
import { after, beside, fill, fillFrames } from "./link.js";
import { w } from "./words.js";

const LETTERS = "ABCDEF";
const STRIDE = 24; // moments between two that are kept whole
const BEAT = 900; // milliseconds from moment to moment at speed 1
const SPEEDS = { "½": 0.5, 1: 1, 2: 2, 8: 8 };
const MARK_WIDTH = 18; // pixels, with some air

export class Replay {
  /** `stage`: scene, side(side) to draw beside it, moment(seq) to mark it, line(seq) what happened then, leave(). */
  constructor(root, stage) {
    Object.assign(this, { root, stage, speed: 1, at: 0, on: false });
  }

  /** Fetch what is not there yet; false if other moments were wanted meanwhile. */
  async load(code, token, lang, latest) {
    const name = [token, lang, latest].join();
    this.wanted = name;
    if (this.name === name) return true;
    const { first, base, steps } = await api(`/api/tables/${code}/replay?lang=${lang}`, { token });
    if (this.wanted !== name) return false;
    fill(base.scene, base.scene.table);
    for (const { frames } of steps) fillFrames(frames, base.scene.table);
    Object.assign(this, { name, first, steps, kept: [base] });
    return true;
  }

  /** Open at the moment of a seq, or at the last one. */
  open(seq) {
    this.on = true;
    this.root.hidden = false;
    this.build();
    this.go(seq === null ? this.steps.length : this.find(seq));
    this.slider.focus({ preventScroll: true });
  }

  close() {
    this.pause();
    this.on = false;
    this.root.hidden = true;
  }

  // --- moments ---

  seq(at) {
    return at ? this.steps[at - 1].seq : this.first;
  }

  find(seq) {
    return this.steps.findLastIndex((step) => step.seq <= seq) + 1;
  }

  /** The scene and side at a moment, from the nearest one that was kept whole. */
  moment(at) {
    const start = Math.min(Math.floor(at / STRIDE), this.kept.length - 1);
    let now = this.kept[start];
    for (let step = start * STRIDE; step < at; step += 1) {
      now = forward(now, this.steps[step]);
      if ((step + 1) % STRIDE === 0) this.kept[(step + 1) / STRIDE] ??= now;
    }
    return now;
  }

  /** Go to a moment; to the next one it is played, anywhere else it is a jump. */
  go(at, playing = false) {
    const goal = Math.max(0, Math.min(at, this.steps.length));
    const next = playing && goal === this.at + 1;
    this.at = goal;
    const { scene, side } = this.moment(goal);
    if (next) this.stage.scene.play(this.frames(this.steps[goal - 1]));
    else this.stage.scene.show(scene);
    this.stage.side(side);
    this.stage.moment(this.seq(goal));
    this.tell();
  }

  frames({ frames }) {
    return frames.map((frame) => ({ ...frame, ms: frame.ms / Math.max(1, this.speed) }));
  }

  play() {
    const beat = () => (this.at < this.steps.length ? this.go(this.at + 1, true) : this.pause());
    if (this.at === this.steps.length) this.go(0);
    this.timer = setInterval(beat, BEAT / this.speed);
    this.tell();
  }

  pause() {
    clearInterval(this.timer);
    this.timer = null;
    if (this.on) this.tell();
  }

  toggle() {
    if (this.timer) this.pause();
    else this.play();
  }

  setSpeed(speed) {
    this.speed = speed;
    if (this.timer) (clearInterval(this.timer), this.play());
    else this.tell();
  }

  /** A key that was pressed anywhere; true if it meant something here. */
  key({ key, target }) {
    const acts = {
      ArrowLeft: () => this.hold(this.at - 1), ArrowRight: () => this.hold(this.at + 1, true), Home: () => this.hold(0),
      End: () => this.hold(this.steps.length), " ": () => this.toggle(), Escape: () => this.stage.leave(),
    };
    const taken = target.closest?.("button") && key === " ";
    const sliding = target === this.slider && key !== " " && key !== "Escape";
    if (!(key in acts) || taken || sliding) return false;
    acts[key]();
    return true;
  }

  hold(at, playing = false) {
    this.pause();
    this.go(at, playing);
  }

  // --- the bar ---

  build() {
    const slide = () => this.hold(Number(this.slider.value));
    this.where = el("p", { class: "where", "aria-live": "polite" });
    this.slider = el(
      "input", { type: "range", min: 0, max: this.steps.length, "aria-label": w("board-replay"), on: { input: slide } },
    );
    this.playing = press("play", "play", () => this.toggle());
    this.speeds = this.speedButtons();
    clear(this.root).append(this.where, el("div", { class: "timeline" }, this.marks(), this.slider), this.controls());
  }

  controls() {
    const leave = { click: () => this.stage.leave() };
    return el(
      "div", { class: "controls" },
      press("first", "prev", () => this.hold(0)), press("step-back", "back", () => this.hold(this.at - 1)),
      this.playing, press("step", "step", () => this.hold(this.at + 1, true)),
      press("last", "next", () => this.hold(this.steps.length)), this.speeds,
      el("button", { class: "btn pri back", type: "button", text: w("board-back"), on: leave }),
    );
  }

  speedButtons() {
    const speeds = Object.entries(SPEEDS).sort((a, b) => a[1] - b[1]);
    return el("div", { class: "seg", role: "group", "aria-label": w("board-speed") }, speeds.map(([text, speed]) =>
      el("button", { type: "button", text, dataset: { speed }, on: { click: () => this.setSpeed(speed) } })));
  }

  // Who acted, in the seats' shapes. Where there is no room for all, one of several, each time another of them:
  // turns have a rhythm, and an even stride would show one seat alone.
  marks() {
    const stride = Math.max(1, Math.ceil((this.steps.length * MARK_WIDTH) / (this.root.clientWidth || innerWidth)));
    const count = Math.ceil(this.steps.length / stride);
    const places = Array.from({ length: count }, (_, nth) => nth * stride + (nth % stride));
    return el("div", { class: "marks", "aria-hidden": "true" }, places.map((at) => this.mark(at)));
  }

  mark(at) {
    const seat = this.steps[at]?.seat;
    if (seat === null || seat === undefined) return null;
    const shape = use(`seat${LETTERS[seat]}`);
    shape.style.left = `${(100 * (at + 1)) / this.steps.length}%`;
    return shape;
  }

  tell() {
    const running = Boolean(this.timer);
    const count = `${w("board-step-word")} ${this.at} / ${this.steps.length}`;
    clear(this.where).append(el("b", { text: count }), " ", this.stage.line(this.seq(this.at)));
    this.slider.value = this.at;
    this.slider.style.setProperty("--done", this.steps.length ? this.at / this.steps.length : 0);
    this.slider.setAttribute("aria-valuetext", this.where.textContent);
    clear(this.playing).append(icon(running ? "pause" : "play"));
    this.playing.setAttribute("aria-label", w(running ? "board-pause" : "board-play"));
    for (const button of this.speeds.children)
      button.setAttribute("aria-pressed", String(Number(button.dataset.speed) === this.speed));
  }
}

function press(name, face, then) {
  const label = w(`board-${name}`);
  const on = { click: then };
  return el("button", { class: "btn square", type: "button", "aria-label": label, title: label, on }, icon(face));
}

function forward({ scene, side }, step) {
  return { scene: step.frames.reduce(after, scene), side: beside(side, step) };
}
