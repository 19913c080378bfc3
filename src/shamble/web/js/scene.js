// The board as one picture: items by id in layers by kind, as core/svg.py draws them, and frames that change them.
// Knows no game. Only transform and opacity are ever animated, so that moving a piece does not draw the board again.

import { svg } from "./dom.js";
import { afterFrame } from "./later.js";
import { squeeze, wrap } from "./lines.js";
import { after } from "./link.js";

const TEXT_SIZE = 16;
const CROWDED = 4; // with frames of more gestures waiting, the picture jumps to the end,
const PATIENCE = 9000; // and also if they would take longer than this
const MOVE_MS = 600; // however long a moment is watched, nothing moves for longer
const PREVIEW_MS = 200;
const TUMBLE_MS = 70; // from face to face of a cube that tumbles
const HOLD = 40; // between two frames
const MANY = 24; // of so many that come or go at once, each is a picture of its own for the browser while it moves
const EDGE = 44; // what must stay in sight around the middle of a cell, on a narrow screen,
const COORD_EDGE = [8, 11]; // and around a letter or number at the edge
const GROUND = "ground"; // the kind that is the board itself, and so turns with it
const FAR = 40; // who goes further than this jumps,
const JUMP = 18; // so high

const still = matchMedia("(prefers-reduced-motion: reduce)");

export class Scene {
  /** `hear.caption(text)` while frames run, `hear.settled()` when the picture stands still. */
  constructor(hear) {
    this.hear = hear;
    // Chromium would stop at a picture that listens for focus, and nothing can be done with the whole board.
    this.svg = svg("svg", { class: "scene", role: "group", focusable: "false", tabindex: "-1" });
    this.overlay = svg("g", { class: "overlay", "aria-hidden": "true" });
    this.items = {};
    this.nodes = new Map();
    this.places = new WeakMap(); // element → where it stands
    this.drawn = new WeakMap(); // element → the item it shows
    this.layers = new Map();
    this.untidy = new Set(); // layers in which something may not lie where it belongs
    this.lifted = new Set(); // elements that lie on top for as long as things move
    this.svg.append(this.overlay);
    // Under a large board what seldom changes is a picture of its own, so that it is not put together anew with the rest.
    this.ground = svg("svg", { class: "ground", "aria-hidden": "true" });
    this.marks = new Map();
    this.late = new Set(); // ids of what is drawn one frame later than the rest
    this.queue = [];
    this.batch = 0;
    this.nth = 0; // of those that move at once
    this.upright = false;
    this.turned = false; // an upright screen shows the board turned,
    this.narrow = false; // or laid out anew, if the game does that
    this.fitted = new WeakMap(); // item → what it is on the narrow board
    this.hurried = false; // nothing is watched for now
    this.camera = null; // what a board is looked at through that is larger than its window
  }

  /** Show a whole scene at once; frames still waiting are dropped. */
  show(items, upright = this.upright) {
    this.queue = [];
    this.catchUp();
    const before = this.upright === upright ? this.items : {};
    this.upright = upright;
    this.turned = upright && Boolean(items.table?.turns);
    this.narrow = upright && Boolean(items.table?.areas.narrow);
    this.setTable(items);
    for (const id of this.nodes.keys()) if (!(id in items)) this.drop(id, 0);
    this.items = items;
    for (const [id, item] of Object.entries(items)) if (before[id] !== item) this.put(id, item, 0);
    this.layers.forEach((layer) => this.untidy.add(layer));
    this.settleDown();
  }

  /** Show these frames one after the other, after those that wait already. */
  play(frames) {
    this.batch += 1;
    this.queue.push(...frames.map((frame) => ({ ...frame, batch: this.batch })));
    if (this.queue.length && !this.running) this.run();
  }

  /** Whether frames are on their way. */
  get busy() {
    return this.running || this.queue.length > 0;
  }

  async run() {
    this.running = true;
    try {
      while (this.queue.length) {
        const hurry = this.skipping || this.hurried || this.isCrowded() || document.hidden || still.matches;
        const frame = this.queue.shift();
        const ms = hurry ? 0 : frame.ms ?? 0;
        this.step(frame, ms);
        if (ms) await this.watched(ms + HOLD);
      }
      this.catchUp();
      this.settleDown();
    } finally {
      this.running = this.skipping = false; // a frame that cannot be drawn must not stop those that follow
      this.camera?.survey(this.items);
      this.hear.settled();
    }
  }

  // A moment that is watched, unless somebody has seen enough.
  watched(ms) {
    return new Promise((done) => {
      this.wake = done;
      setTimeout(done, ms);
    });
  }

  /** To the end of what there is to watch. */
  skip() {
    if (!this.running) return;
    this.skipping = true;
    const moving = [this.svg, this.ground].flatMap((root) => root.getAnimations({ subtree: true }));
    for (const one of moving) if (!one.animationName) one.finish();
    this.wake?.();
  }

  isCrowded() {
    const waits = this.queue.reduce((sum, { ms }) => sum + (ms ?? 0), 0);
    return new Set(this.queue.map(({ batch }) => batch)).size > (this.items.table.crowd ?? CROWDED) || waits > PATIENCE;
  }

  step(frame, ms) {
    const coming = Object.keys(frame.set).filter((id) => !this.nodes.has(id)).length;
    this.hasty = coming + frame.del.length > MANY;
    for (const id of frame.del) this.drop(id, this.hasty ? 0 : ms);
    this.items = after(this.items, frame);
    const changed = Object.keys({ ...frame.set, ...frame.change }).map((id) => [id, this.items[id]]);
    if (frame.set.table || frame.change.table) this.setTable(this.items);
    this.nth = 0;
    if (ms) this.watch(changed);
    for (const [id, item] of changed) {
      if (ms && this.staysPut(id, item)) this.wait(id);
      else this.put(id, item, ms);
    }
    this.hasty = false;
    for (const [id] of frame.order ?? []) this.mislay(id);
    this.tidy();
    set(this.svg, "aria-label", this.items.table.label);
    if (frame.caption) this.hear.caption(frame.caption);
  }

  // What happens far away is brought into sight.
  watch(changed) {
    const happens = changed.map(([, item]) => item).find((item) => this.moving.includes(item.kind) && this.onBoard(this.fit(item)));
    if (happens) this.camera?.follow(this.base(happens));
  }

  // Who moves is seen first, without waiting for the dozens of cells and rings that change with every move.
  staysPut(id, item) {
    const node = this.nodes.get(id);
    if (this.isSign(item)) return true;
    return node && !item.roll && this.onBoard(this.fit(item)) && !goes(this.places.get(node), this.placeOf(item));
  }

  // An item as it is on this board: on the narrow one it may be elsewhere, or null: not there at all.
  fit(item) {
    if (!this.narrow || item.narrow === undefined) return item;
    if (item.narrow === null) return null;
    if (!this.fitted.has(item)) this.fitted.set(item, { ...item, ...item.narrow });
    return this.fitted.get(item);
  }

  // Rings and the like, which are no part of the game, come and go at once: dozens of them would stagger.
  isSign(item) {
    if (!item || item.from || item.to) return true;
    return !item.label && item.text === undefined && !this.moving.includes(item.kind);
  }

  wait(id) {
    this.late.add(id);
    if (this.late.size === 1) afterFrame(() => this.catchUp());
  }

  // Draw what waits.
  catchUp() {
    const late = [...this.late];
    this.late.clear();
    for (const id of late) if (id in this.items) this.put(id, this.items[id], 0);
    this.tidy();
  }

  /** Show something of these items otherwise: id → {plus, minus: classes, face, can: whether it can be chosen}. */
  mark(marks) {
    // What has the keyboard goes first: the page is laid out when it loses it, and nothing else should be new by then.
    const touched = new Set([document.activeElement?.dataset.id, ...this.marks.keys(), ...marks.keys()]);
    this.marks = marks;
    for (const id of touched) if (this.nodes.has(id)) this.markOne(id, marks.size);
  }

  // Where marks are only taken away, a move is about to be shown: nothing can be pressed from now on, but looks wait.
  markOne(id, looks) {
    const [node, item] = [this.nodes.get(id), this.items[id]];
    if (looks) return this.dress(id, node, item);
    this.name(node, item, false);
    this.wait(id);
  }

  /** Show some items otherwise for as long as something is chosen: id → item, which may be new. */
  preview(items) {
    const before = this.previewed ?? {};
    this.previewed = items;
    this.swap(before, items, still.matches ? 0 : PREVIEW_MS);
  }

  /** Show these marks besides the scene, in place of the last ones: id → item. */
  sketch(items) {
    const before = this.sketched ?? {};
    this.sketched = items;
    this.swap(before, items, 0);
  }

  swap(before, items, ms) {
    this.nth = 0;
    for (const id of Object.keys(before)) {
      if (id in items) continue;
      if (id in this.items) this.put(id, this.items[id], ms);
      else this.drop(id, 0);
    }
    for (const [id, item] of Object.entries(items)) if (before[id] !== item) this.put(id, item, ms);
    this.tidy();
  }

  /** Texts find out whether they fit only where they are in the page. */
  refit() {
    for (const [id, node] of this.nodes) {
      const item = this.fit(this.items[id]);
      if (node.localName === "text" && item?.w) write(node, item);
    }
  }

  /** The element of an item. */
  node(id) {
    return this.nodes.get(id);
  }

  /** Where an item's cell has its middle on the screen's board, whatever its place in the cell. */
  base(item) {
    const { x, y, o: [dx, dy] = [0, 0] } = this.fit(item) ?? item;
    return this.turn(x - dx, y - dy);
  }

  /** Where on the board something happened on the screen. */
  at({ clientX, clientY }) {
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(this.svg.getScreenCTM().inverse());
    return [x, y];
  }

  // --- the picture ---

  setTable(items) {
    const { table } = items;
    const [x, y, width, height] = this.narrow ? table.areas.narrow : table.areas.board;
    this.area = { x, y, width, height };
    this.moving = table.moves ?? [];
    this.grounded = table.camera?.ground ?? [];
    this.turns = this.turned ? [GROUND, ...table.turns] : [];
    this.svg.classList.toggle("turned", this.turned);
    this.svg.classList.toggle("narrow", this.narrow);
    document.documentElement.dataset.mood = table.mood ?? "";
    set(this.svg, "aria-label", table.label);
    const box = this.turned ? this.cropped(items) : [x, y, width, height];
    for (const root of [this.svg, this.ground]) set(root, "viewBox", box.join(" "));
    if (!table.camera) this.svg.style.aspectRatio = `${box[2]} / ${box[3]}`;
    this.camera?.setArea(this.area, items);
    for (const kind of table.layers ?? []) this.layer(kind);
  }

  // On a narrow screen every unit counts: of the edge only the letters and numbers of two sides are left.
  cropped(items) {
    const spots = (kind, edge) => Object.values(items).filter((item) => item.kind === kind && item.state !== "far")
      .map((item) => ({ spot: this.base(item), edge }));
    const seen = [...spots("cell", [EDGE, EDGE]), ...spots("coord", COORD_EDGE)];
    if (!seen.length) return [0, 0, this.area.height, this.area.width];
    const [left, top] = [0, 1].map((axis) => Math.min(...seen.map(({ spot, edge }) => spot[axis] - edge[axis])));
    const [right, foot] = [0, 1].map((axis) => Math.max(...seen.map(({ spot, edge }) => spot[axis] + edge[axis])));
    return [left, top, right - left, foot - top];
  }

  layer(kind) {
    if (!this.layers.has(kind)) {
      this.layers.set(kind, svg("g", { class: `l-${kind}` }));
      if (this.grounded.includes(kind)) this.ground.append(this.layers.get(kind));
      else this.overlay.before(this.layers.get(kind));
    }
    return this.layers.get(kind);
  }

  // --- what lies on what ---

  // Something lies elsewhere in its layer from now on.
  mislay(id) {
    const node = this.nodes.get(id);
    if (node) this.untidy.add(node.parentNode);
  }

  // Everything lies in its layer in the order of the scene, and what is only sketched on top of it. Whatever is in its
  // place is not touched: what has the keyboard would lose it.
  tidy() {
    const next = new Map([...this.untidy].map((layer) => [layer, layer.firstChild]));
    this.untidy.clear();
    if (!next.size) return;
    const held = document.activeElement;
    for (const id of new Set([this.items, this.previewed ?? {}, this.sketched ?? {}].flatMap(Object.keys))) {
      const node = this.nodes.get(id);
      const layer = node?.parentNode;
      if (!next.has(layer) || this.lifted.has(node)) continue;
      let there = next.get(layer);
      while (there && this.isPassing(there)) there = there.nextSibling;
      if (there !== node) layer.insertBefore(node, there);
      next.set(layer, there === node ? node.nextSibling : there);
    }
    if (held !== document.activeElement && held.isConnected) held.focus({ preventScroll: true });
  }

  // On its way out of the picture, or on top while it moves.
  isPassing(node) {
    return !node.dataset.id || this.lifted.has(node);
  }

  // Nothing moves any more: what was lifted for that goes back to its place.
  settleDown() {
    for (const node of this.lifted) if (node.parentNode) this.untidy.add(node.parentNode);
    this.lifted.clear();
    this.tidy();
  }

  // To the top of its layer. The browser takes what moves off the picture, and must draw all that lies above it once more.
  lift(node) {
    if (!node.nextSibling) return;
    node.parentNode.append(node);
    this.lifted.add(node);
  }

  put(id, told, ms) {
    const item = this.fit(told);
    if (!this.onBoard(item)) return this.drop(id, ms);
    const known = this.fitting(id, item);
    const node = known ?? this.make(id, item);
    const before = known && this.places.get(node);
    const turned = !known || node.getAttribute("href") !== `#${item.face}`;
    this.drawn.set(node, item);
    this.dress(id, node, told);
    const place = this.place(node, item);
    if (!ms || this.isSign(item)) return;
    if (item.roll && turned) tumble(node, item, place, ms, () => this.drawn.get(node) === item);
    else if (!known && this.hasty) return;
    else if (!known) appear(node, place, this.timing(item, ms));
    else if (goes(before, place)) this.move(node, before, place, this.timing(item, ms), item.label);
  }

  // For how long something moves, and when it sets out: of many that come or go at once each a little later, where the
  // game wants it so; what has several parts says itself which share of the moment it waits, and is there in time.
  timing({ wait }, ms) {
    if (wait) return { duration: Math.min(ms * (1 - wait), MOVE_MS), delay: ms * wait };
    const delay = (this.items.table.stagger ?? 0) * this.nth;
    this.nth += 1;
    return { duration: Math.min(ms, MOVE_MS), delay };
  }

  onBoard(item) {
    const { x, y, width, height } = this.area;
    return item && item.kind !== "table" && item.x >= x && item.x <= x + width && item.y >= y && item.y <= y + height;
  }

  // The element drawn for this id before, if it can go on.
  fitting(id, item) {
    const node = this.nodes.get(id);
    if (!node || (node.localName === shape(item) && node.parentNode === this.layer(item.kind))) return node;
    this.drop(id, 0);
    return undefined;
  }

  make(id, item) {
    const node = svg(shape(item), { "data-id": id });
    this.nodes.set(id, node);
    this.layer(item.kind).append(node);
    this.untidy.add(node.parentNode);
    return node;
  }

  drop(id, ms) {
    const node = this.nodes.get(id);
    if (!node) return;
    this.nodes.delete(id);
    if (!ms || this.isSign(this.items[id])) return node.remove();
    node.removeAttribute("data-id");
    node.parentNode.append(node);
    const way = { duration: Math.min(ms, MOVE_MS), easing: "ease-in", fill: "forwards" };
    node.animate([{ opacity: 1 }, { opacity: 0 }], way).onfinish = () => node.remove();
  }

  dress(id, node, told) {
    const item = this.fit(told) ?? told;
    const mark = this.marks.get(id) ?? {};
    set(node, "class", classes(item, mark));
    if (item.face) set(node, "href", `#${mark.face ?? item.face}`);
    this.name(node, item, mark.can);
  }

  // What can be chosen is a button, what has a name is a picture, the rest is decoration.
  name(node, item, can) {
    const spoken = item.label && !item.from;
    set(node, "role", can ? "button" : spoken ? "img" : null);
    set(node, "tabindex", can ? "0" : null);
    set(node, "aria-hidden", spoken ? null : "true");
    if (item.text !== undefined && !item.face) tell(node, item.text);
    this.entitle(node, spoken ? item : {});
  }

  // Where a number is not the rulebook's, what is told says so; the browser's own tip would stand over ours.
  entitle(node, { label, source }) {
    const title = node.querySelector("title");
    set(node, "aria-label", source ? label : null);
    set(node, "data-tip", source ? `${label}\n${source}` : null);
    if (label && !source) tell(title ?? node.appendChild(svg("title")), label);
    else title?.remove();
  }

  place(node, item) {
    const place = this.placeOf(item);
    const before = this.places.get(node);
    this.places.set(node, place);
    if (!before || goes(before, place) || before.scale !== place.scale) this.lay(node, item, place);
    if (!item.face) (item.h === undefined ? write : frame)(node, item);
    return place;
  }

  // What is moved is a thing of its own for the browser, at each frame; so a cell, which never goes anywhere, is not.
  lay(node, item, place) {
    const stays = shape(item) === "rect" && !place.turn && !this.moving.includes(item.kind);
    node.style.transform = stays ? "" : written(place);
    for (const axis of ["x", "y"]) set(node, axis, stays ? place[axis] : null);
  }

  placeOf(told) {
    const item = this.fit(told) ?? told;
    const [x, y] = this.spot(item);
    const turn = (item.turn ?? 0) - (this.turns.includes(item.kind) ? 90 : 0);
    return { x, y, turn, scale: item.face ? item.scale ?? 1 : 1 };
  }

  spot(item) {
    const { o: [dx, dy] = [0, 0] } = this.fit(item) ?? item;
    const [x, y] = this.base(item);
    return [x + dx, y + dy];
  }

  // A quarter turn to the left around the board.
  turn(x, y) {
    if (!this.turned) return [x, y];
    return [y - this.area.y, this.area.width - (x - this.area.x)];
  }

  // What goes to another cell jumps there.
  move(node, from, to, timing, name) {
    if (!name) this.lift(node); // what has a name keeps its place in the order of the keyboard
    const jump = Math.hypot(to.x - from.x, to.y - from.y) > FAR ? JUMP : 0;
    const middle = { ...to, x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - jump };
    const size = (place) => (place === middle && jump ? 1.12 : 1);
    node.animate([from, middle, to].map((place) => ({ transform: written(place, size(place)) })), { ...timing, easing: "ease-out", fill: "backwards" });
  }
}

// Whether something goes elsewhere. What only grows or shrinks, as discs in a ring do by the dozen, does so at once.
function goes(from, to) {
  return from.x !== to.x || from.y !== to.y || from.turn !== to.turn;
}

function appear(node, place, timing) {
  const small = { opacity: 0, transform: written(place, 0.5) };
  const large = { opacity: 1, transform: written(place, 1.1), offset: 0.7 };
  node.animate([small, large, {}], { ...timing, easing: "ease-out", fill: "backwards" });
}

// A cube rolls in from above, face over face, each a little longer than another.
function tumble(node, item, place, ms, goesOn) {
  const time = ms * (0.45 + 0.3 * Math.random());
  const high = { ...place, y: place.y - 90, turn: place.turn - 220 };
  const low = { ...place, turn: place.turn + 25 };
  const [start, landing] = [{ opacity: 0, transform: written(high) }, { opacity: 1, transform: written(low), offset: 0.75 }];
  node.animate([start, landing, { transform: written(place) }], { duration: time, easing: "ease-in" });
  let count = 0;
  const timer = setInterval(() => {
    count += 1;
    const done = count * TUMBLE_MS > time || !node.isConnected;
    if (goesOn()) set(node, "href", `#${done ? item.face : item.roll[count % item.roll.length]}`);
    if (done || !goesOn()) clearInterval(timer);
  }, TUMBLE_MS);
}

function shape(item) {
  if (item.face) return "use";
  return item.h === undefined ? "text" : "rect";
}

function written({ x, y, turn, scale }, size = 1) {
  return `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${scale * size})`;
}

function classes(item, mark) {
  const states = (item.state ?? "").split(" ").filter(Boolean).map((state) => `s-${state}`);
  const kept = states.filter((state) => !mark.minus?.split(" ").includes(state));
  return [`k-${item.kind}`, ...kept, mark.plus].filter(Boolean).join(" ");
}

// How long a text is by itself can only be asked of one that is not squeezed already.
function write(node, item) {
  set(node, "font-size", TEXT_SIZE * (item.scale ?? 1));
  for (const name of ["textLength", "lengthAdjust"]) set(node, name, null);
  if (item.lines > 1) return wrap(node, item);
  if (item.w && node.getComputedTextLength() > item.w) squeeze(node, item.w);
}

function frame(node, item) {
  for (const [name, value] of [["width", item.w], ["height", item.h], ["rx", 10]]) set(node, name, value);
}

function tell(node, words) {
  if (node.textContent !== words) node.textContent = words;
}

function set(node, name, value) {
  if (value === null || value === undefined) node.removeAttribute(name);
  else if (node.getAttribute(name) !== String(value)) node.setAttribute(name, value);
}
