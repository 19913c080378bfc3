// A board that is larger than its window: dragged, pinched, zoomed, with a small map of the whole. Knows no game.
// Only one transform changes, that of the whole picture, so that nothing on it is ever drawn anew for a look elsewhere.

import { el, svg } from "./dom.js";
import { w } from "./words.js";

const SPACE_PX = { wide: 52, narrow: 46 }; // how large a space is where one can choose it
const WHOLE_PX = { wide: 84, narrow: 62 }; // and at most where all there is finds room
const LARGEST_PX = 110;
const SLACK = 0.7; // all of it is shown as long as spaces are not smaller than this part of that
const LEAST = 0.86; // of it, where not all that can be chosen finds room
const DRAG = 6; // pixels: less is a tap
const NOTCH = 0.0016; // of zoom for each unit of a wheel
const STEP = 1.35; // of zoom for each press
const PAN = 0.3; // of the window for each press
const AROUND = 1.6; // spaces to be seen around what can be chosen
const SIGN = { width: 196, height: 172 }; // pixels that a sign in a corner needs
const GLIDE_MS = 260;
const REST_MS = 180; // after so long without a hand on it the board is drawn as sharp as it can be
const SIGNS = {
  closer: "M12 5v14M5 12h14", farther: "M5 12h14", whole: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  mine: "M12 2v4M12 18v4M2 12h4M18 12h4M7 12a5 5 0 1 0 10 0 5 5 0 1 0-10 0",
};
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

const still = matchMedia("(prefers-reduced-motion: reduce)");

export class Camera {
  /** Look at a scene through the window that holds it. */
  constructor(scene, root) {
    Object.assign(this, { scene, root, pointers: new Map(), held: false, x: 0, y: 0, s: 0 });
    this.map = new SmallMap(scene, (x, y) => this.hold(() => Object.assign(this, { x, y })));
    this.tools = el("div", { class: "camera" },
      tool("closer", () => this.zoom(STEP)), tool("farther", () => this.zoom(1 / STEP)),
      tool("whole", () => this.whole()), tool("mine", () => this.mine()));
    this.glass = el("div", { class: "glass" }); // what is moved: a picture that is moved itself is put together anew
    scene.svg.replaceWith(this.glass);
    this.glass.append(scene.ground, scene.svg);
    root.classList.add("wide-world");
    root.append(this.map.root, this.tools);
    this.listen();
  }

  listen() {
    const { root } = this;
    root.addEventListener("pointerdown", (event) => this.down(event));
    root.addEventListener("pointermove", (event) => this.move(event));
    for (const name of ["pointerup", "pointercancel"]) root.addEventListener(name, (event) => this.up(event));
    root.addEventListener("click", (event) => this.dragged && event.stopPropagation(), true);
    root.addEventListener("click", (event) => this.beside(event));
    root.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    root.addEventListener("keydown", (event) => this.key(event));
    this.scene.svg.addEventListener("focusin", ({ target }) => target.matches(":focus-visible") && this.reveal(target.dataset.id));
    this.watch = new ResizeObserver(() => this.resized());
    this.watch.observe(root);
  }

  // The world goes on beyond the edge of the picture, and can be touched there.
  beside(event) {
    if ([this.root, this.glass].includes(event.target)) this.scene.svg.dispatchEvent(new MouseEvent("click", event));
  }

  /** Nothing is looked at through it any more. */
  close() {
    this.watch.disconnect();
    clearTimeout(this.resting);
    for (const node of [this.map.root, this.tools]) node.remove();
    this.glass.replaceWith(this.scene.svg);
    this.root.classList.remove("wide-world");
  }

  // --- what is seen ---

  /** The board is this box from now on. */
  setArea(area, items) {
    const first = !this.area;
    Object.assign(this, { area, space: items.table.pitch[0] });
    for (const { style } of [this.scene.ground, this.scene.svg]) Object.assign(style, { width: `${area.width}px`, height: `${area.height}px` });
    this.survey(items);
    if (first) this.resized();
    else this.show();
  }

  /** See what is there by now, without the room that is left for more. */
  survey(items) {
    const { camera: { mini }, blocks } = items.table;
    const ground = Object.values(items).filter(({ kind }) => mini.includes(kind)).map(({ x, y }) => [x, y]);
    const there = around(ground, (blocks.size + this.space) / 2);
    const same = this.there && Object.keys(there).every((key) => there[key] === this.there[key]);
    if (!same) this.map.draw(there);
    this.there = there;
    this.map.follow(items);
  }

  resized() {
    const { clientWidth: width, clientHeight: height } = this.root;
    if (!width || !height || !this.area) return;
    this.size = { width, height };
    this.map.measured = null;
    if (!this.s || !this.held) this.frame(this.framed ?? [], { first: this.first, glide: false });
    else this.show();
  }

  /** The smallest scale: all of it is seen, and where more may come. */
  get fit() {
    return this.fitting(this.area);
  }

  // The scale at which a box is seen whole.
  fitting({ width, height }) {
    return Math.min(this.size.width / width, this.size.height / height, this.scale(WHOLE_PX));
  }

  /** The scale at which one can choose. */
  get near() {
    return this.scale(SPACE_PX);
  }

  scale({ wide, narrow }) {
    return (this.size.width < 600 ? narrow : wide) / this.space;
  }

  /** Bring what can be answered into sight, or if that is too much, what comes first; unless a hand holds the board. */
  frame(ids, { first = [], glide = true } = {}) {
    Object.assign(this, { framed: ids, first });
    if (this.held || !this.size) return;
    const spots = this.spots(ids);
    const all = joined(this.there, spots.length ? around(spots, AROUND * this.space) : this.there);
    const legible = this.near / this.largeness(ids);
    if (this.fitting(all) >= legible * SLACK || !spots.length) this.centre(all, this.fitting(all));
    else this.centreOn(spots, this.spots(first), Math.max(this.fit, legible * LEAST));
    this.show(glide);
    this.map.stepAside(spots.map((spot) => this.onScreen(spot)));
  }

  spots(ids) {
    return ids.map((id) => this.scene.items[id]).filter(Boolean).map((item) => this.scene.base(item));
  }

  // How many spaces the smallest of these is wide.
  largeness(ids) {
    return Math.max(1, Math.min(...ids.map((id) => this.scene.items[id]?.w ?? this.space)) / this.space);
  }

  centreOn(spots, first, least) {
    const box = around(spots, AROUND * this.space);
    if (this.fitting(box) >= least || !first.length) this.centre(box, this.near, least);
    else this.centre(around(first, AROUND * this.space), least);
  }

  centre({ x, y, width, height }, most, least = most) {
    const wanted = Math.min(this.size.width / width, this.size.height / height);
    this.s = Math.max(least, Math.min(most, wanted));
    [this.x, this.y] = [x + width / 2, y + height / 2];
  }

  // Where a place of the world lies in the window.
  onScreen([x, y]) {
    return [this.size.width / 2 + (x - this.x) * this.s, this.size.height / 2 + (y - this.y) * this.s];
  }

  /** Whether a place is in sight. */
  sees([x, y]) {
    const { width, height } = this.size ?? {};
    if (!width) return true;
    return Math.abs(x - this.x) * this.s < width / 2 - 20 && Math.abs(y - this.y) * this.s < height / 2 - 20;
  }

  /** Follow what happens elsewhere, unless the board is held. */
  follow(spot) {
    if (this.held || this.sees(spot)) return;
    [this.x, this.y] = spot;
    this.show(true);
  }

  // What has the keyboard is in sight, whoever holds the board.
  reveal(id) {
    const item = this.scene.items[id];
    if (!item || this.sees(this.scene.base(item))) return;
    [this.x, this.y] = this.scene.base(item);
    this.show(true);
  }

  show(glide = false) {
    if (!this.size) return;
    this.clamp();
    const { style } = this.glass;
    const [left, top] = this.corner();
    style.transition = glide && !still.matches ? `transform ${GLIDE_MS}ms ease-out` : "none";
    style.transform = `translate(${left}px, ${top}px) scale(${this.s})`;
    this.map.look(this.seen());
    this.placeSign();
  }

  // A sign stands in a corner that the board leaves free.
  placeSign() {
    const sign = this.root.querySelector(".town-sign");
    if (!sign) return;
    const half = (this.scene.items.table.blocks.size / 2) * this.s;
    const tiles = (this.map.spots ?? []).map((spot) => this.onScreen(spot));
    const isFree = ([from, to]) => !tiles.some(([x, y]) => x - half < SIGN.width && y + half > from && y - half < to);
    const { height } = this.size;
    const free = Object.entries({ low: [height - SIGN.height, height], high: [0, SIGN.height] }).find(([, span]) => isFree(span));
    if (free) sign.dataset.at = free[0];
    else delete sign.dataset.at;
  }

  // Where the board's own corner lies in the window.
  corner() {
    const { width, height } = this.size;
    return [width / 2 - (this.x - this.area.x) * this.s, height / 2 - (this.y - this.area.y) * this.s].map(Math.round);
  }

  // The box of the world that is in the window.
  seen() {
    const [width, height] = [this.size.width / this.s, this.size.height / this.s];
    return { x: this.x - width / 2, y: this.y - height / 2, width, height };
  }

  clamp() {
    this.s = Math.max(this.fit, Math.min(LARGEST_PX / this.space, this.s));
    const bound = (middle, start, length, window) => {
      const half = window / this.s / 2;
      return 2 * half >= length ? start + length / 2 : Math.max(start + half, Math.min(start + length - half, middle));
    };
    this.x = bound(this.x, this.area.x, this.area.width, this.size.width);
    this.y = bound(this.y, this.area.y, this.area.height, this.size.height);
  }

  // --- hands ---

  /** The board is where a hand has put it, until the next question. */
  hold(change, glide = false) {
    this.held = true;
    this.lift();
    change();
    this.show(glide);
  }

  // While a hand moves it, the board is one picture that is pushed about and stretched, and not drawn anew.
  lift() {
    this.glass.style.willChange = "transform";
    clearTimeout(this.resting);
    this.resting = setTimeout(() => this.rest(), REST_MS);
  }

  rest() {
    this.glass.style.willChange = "auto";
    this.map.rest();
  }

  /** A new question: the board follows the game again. */
  release() {
    this.held = false;
  }

  zoom(by, at = null) {
    this.hold(() => this.scaleAt(by, at ?? [this.size.width / 2, this.size.height / 2]), at === null);
  }

  // What lies under the hand stays under it.
  scaleAt(by, [px, py]) {
    const before = this.s;
    this.s = Math.max(this.fit, Math.min(LARGEST_PX / this.space, before * by));
    this.x += (px - this.size.width / 2) * (1 / before - 1 / this.s);
    this.y += (py - this.size.height / 2) * (1 / before - 1 / this.s);
  }

  /** All of it. */
  whole() {
    this.hold(() => this.centre(this.there, this.fitting(this.there)), true);
  }

  /** What is one's own, or whoever is on the move. */
  mine() {
    const item = this.scene.items[this.own] ?? Object.values(this.scene.items).find(({ kind }) => kind === "pawn");
    if (!item) return;
    this.hold(() => {
      [this.x, this.y] = this.scene.base(item);
      this.s = Math.max(this.near, this.s);
    }, true);
  }

  pan(dx, dy) {
    this.hold(() => {
      this.x -= dx / this.s;
      this.y -= dy / this.s;
    });
  }

  down(event) {
    if (event.button || event.target.closest(".camera, .small-map")) return;
    if (!this.pointers.size) this.dragged = false;
    this.pointers.set(event.pointerId, [event.clientX, event.clientY]);
  }

  move(event) {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    const here = [event.clientX, event.clientY];
    const by = [here[0] - before[0], here[1] - before[1]];
    if (!this.dragged && Math.hypot(...by) < DRAG) return;
    if (!this.dragged) this.root.setPointerCapture(event.pointerId);
    this.dragged = true;
    if (this.pointers.size === 2) this.pinch(event.pointerId, before, here);
    else this.pan(...by);
    this.pointers.set(event.pointerId, here);
  }

  pinch(id, before, here) {
    const [other] = [...this.pointers].filter(([name]) => name !== id).map(([, spot]) => spot);
    const box = this.root.getBoundingClientRect();
    const middle = [(other[0] + here[0]) / 2 - box.x, (other[1] + here[1]) / 2 - box.y];
    const apart = (spot) => Math.max(10, Math.hypot(spot[0] - other[0], spot[1] - other[1]));
    this.zoom(apart(here) / apart(before), middle);
    this.pan((here[0] - before[0]) / 2, (here[1] - before[1]) / 2);
  }

  up({ pointerId }) {
    this.pointers.delete(pointerId);
    if (this.dragged && !this.pointers.size) setTimeout(() => (this.dragged = false)); // the click comes first
  }

  wheel(event) {
    event.preventDefault();
    const box = this.root.getBoundingClientRect();
    this.zoom(Math.exp(-event.deltaY * NOTCH * (event.ctrlKey ? 4 : 1)), [event.clientX - box.x, event.clientY - box.y]);
  }

  key(event) {
    const way = ARROWS[event.key];
    if (!way || !event.shiftKey) return;
    this.pan(-way[0] * PAN * this.size.width, -way[1] * PAN * this.size.height);
    event.preventDefault();
    event.stopPropagation();
  }
}

/** The whole board, small, with a frame around what is seen of it. */
class SmallMap {
  constructor(scene, go) {
    Object.assign(this, { scene, go });
    this.ground = svg("g");
    this.marks = svg("g");
    this.frame = el("i", { class: "seen" }); // beside the picture: moving it draws nothing anew
    this.picture = svg("svg", {}, this.ground, this.marks);
    this.root = el("div", { class: "small-map", "aria-hidden": "true", hidden: true }, this.picture, this.frame);
    for (const name of ["pointerdown", "pointermove"]) this.picture.addEventListener(name, (event) => event.buttons && this.press(event));
  }

  /** The box of the whole. */
  draw({ x, y, width, height }) {
    this.picture.setAttribute("viewBox", [x, y, width, height].join(" "));
    this.picture.style.aspectRatio = `${width} / ${height}`;
    this.measured = null;
  }

  /** What stands on it. */
  follow(items = this.scene.items) {
    this.drawGround(Object.values(items).filter(({ kind }) => items.table.camera.mini.includes(kind)));
    if (this.root.hidden) return;
    const { marks, size } = items.table.camera;
    const shown = Object.values(items).filter((item) => item.mini || item.kind in marks);
    shown.sort((a, b) => Boolean(a.mini) - Boolean(b.mini));
    this.marks.replaceChildren(...shown.map((item) => put(item, item.mini ?? marks[item.kind], size, item.state)));
  }

  // The ground changes seldom.
  drawGround(found) {
    const known = this.laid ?? [];
    if (found.length === known.length && found.every((item, at) => item === known[at])) return;
    this.laid = found;
    this.ground.replaceChildren(...found.map((item) => put(item, item.face)));
    this.spots = found.map(({ x, y }) => [x, y]);
  }

  // It is wanted as soon as something is out of sight.
  look({ x, y, width, height }) {
    const isSeen = ([atX, atY]) => atX >= x && atX <= x + width && atY >= y && atY <= y + height;
    const wanted = !(this.spots ?? []).every(isSeen);
    const news = this.root.hidden === wanted;
    this.root.hidden = !wanted;
    if (news) this.follow();
    if (wanted) this.frameAt(x, y, width, height);
  }

  // The frame is stretched as long as a hand is on the board, and takes its size afterwards.
  frameAt(x, y, width, height) {
    this.measured ??= this.measure();
    const { k, left, top } = this.measured;
    this.size = [width * k, height * k];
    this.drawn ??= this.size;
    const [across, down] = this.size.map((value, axis) => value / this.drawn[axis]);
    const { style } = this.frame;
    style.transform = `translate(${left + x * k}px, ${top + y * k}px) scale(${across}, ${down})`;
    [style.width, style.height] = this.drawn.map((value) => `${value}px`);
    this.seen = [x, y, width, height];
  }

  /** No hand is on the board any more. */
  rest() {
    this.drawn = null;
    if (!this.root.hidden) this.frameAt(...this.seen);
  }

  // How the world lies in the picture.
  measure() {
    const { a: k, e, f } = this.picture.getScreenCTM();
    const { x, y } = this.root.getBoundingClientRect();
    return { k, left: e - x - this.root.clientLeft, top: f - y - this.root.clientTop };
  }

  // It stays in its corner, unless it covers something there that can be chosen, and nothing in the other one.
  stepAside(spots) {
    if (this.root.hidden) return;
    const { offsetLeft, offsetWidth, offsetHeight, parentNode: { clientHeight } } = this.root;
    const right = offsetLeft + offsetWidth + offsetLeft;
    const covered = (from, to) => spots.filter(([x, y]) => x >= 0 && x < right && y >= from && y < to).length;
    const height = offsetHeight + 2 * offsetLeft;
    const corners = [covered(clientHeight - height, clientHeight), covered(0, height)];
    const here = Number(this.root.classList.contains("high"));
    if (corners[here] && !corners[1 - here]) this.root.classList.toggle("high");
  }

  press(event) {
    const spot = new DOMPoint(event.clientX, event.clientY).matrixTransform(this.picture.getScreenCTM().inverse());
    this.go(spot.x, spot.y);
  }
}

function put({ x, y, turn = 0 }, face, size = 1, state = "") {
  const cls = state.split(" ").filter(Boolean).map((name) => `s-${name}`).join(" ");
  const turned = size === 1 ? turn : 0;
  return svg("use", { href: `#${face}`, class: cls || null, transform: `translate(${x} ${y}) rotate(${turned}) scale(${size})` });
}

function tool(name, then) {
  const label = w(`board-${name}`);
  const sign = svg("svg", { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" }, svg("path", { d: SIGNS[name] }));
  return el("button", { class: "btn", type: "button", title: label, "aria-label": label, on: { click: then } }, sign);
}

// The box around two boxes.
function joined(one, other) {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  const right = Math.max(one.x + one.width, other.x + other.width);
  const foot = Math.max(one.y + one.height, other.y + other.height);
  return { x, y, width: right - x, height: foot - y };
}

// The box around some places.
function around(spots, margin) {
  const [left, top] = [0, 1].map((axis) => Math.min(...spots.map((spot) => spot[axis])) - margin);
  const [right, foot] = [0, 1].map((axis) => Math.max(...spots.map((spot) => spot[axis])) + margin);
  return { x: left, y: top, width: right - left, height: foot - top };
}
