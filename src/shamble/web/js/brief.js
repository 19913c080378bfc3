// Answers that are told in brief, because a board can have hundreds: where one can walk, which spaces can be named, what
// can move where, where a tile fits. Here they become cards like others, and marks on the board. Knows no game.

const TAG = { w: 46, h: 20, down: 15 };
const UNDER = 21; // a number lies so far below the middle where somebody stands
const RISKY = 80; // of a hundred: below it a tag warns
const WAYS = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] };

/** The cards of everything that is told in brief. `at(x, y)` finds the cell in the middle of a place. */
export function cardsOf(side, scene, at) {
  return [...walks(side, scene), ...herds(side, scene, at), ...lots(side, scene)];
}

// --- walks -----------------------------------------------------------------------------------------------------------

function walks({ routes }, scene) {
  if (!routes) return [];
  const { rows, cell, answer, steps, go, dies, from, seat } = routes;
  const ends = routes.ends.map((told) => told && oddsOf(told, routes));
  const names = rows.filter(([, , , end]) => end >= 0).map(([name]) => name);
  const isForked = (name) => names.indexOf(name) !== names.lastIndexOf(name); // one can get there in two ways
  const way = (at) => (at < 0 ? [] : [...way(rows[at][1]), rows[at]]);
  const found = rows.flatMap(([name, , , end], at) => {
    if (end < 0) return [];
    const path = way(at);
    const plan = path.map(([space]) => answer + space);
    const to = cell + name;
    const { label = "", short = label } = scene.items[to] ?? {};
    const odds = ends[end];
    const walk = {
      path: path.map(([space]) => cell + space), steps: steps[path.length], count: path.length, odds,
      fought: path.filter(([, , fought]) => fought).map(([space]) => cell + space),
      go: go[odds ? 1 : 0], dies: odds ? dies : null, seat, foe: scene.items.table.signs.foe,
      other: isForked(name) ? routes.other : null,
    };
    const said = [label, steps[path.length], odds ? `${odds.tag} ${odds.text}` : ""].filter(Boolean).join(". ");
    return [{ answer: plan.join(" "), plan, from: [from], to, title: short, label: said, brief: true, walk, cycle: isForked(name) }];
  });
  return found.sort((one, other) => safety(other) - safety(one)); // of two ways the safer one comes first
}

function safety({ walk: { odds } }) {
  return odds?.p ?? 100;
}

// How a walk ends: told in numbers of a hundred, of which each has its name once for all walks.
function oddsOf([p, ...told], { parts, percent }) {
  const tell = (number) => percent.replace("#", number);
  const bars = parts.map((part, at) => ({ ...part, n: tell(told[at]), p: told[at] / 100 })).filter((bar) => bar.p);
  return { p, tag: tell(p), text: told[parts.length], bars };
}

/** Rings, steps, odds, and the way that is chosen. */
export function sketch(board) {
  const { scene } = board;
  const { signs } = scene.items.table;
  if (!signs) return {};
  const found = {};
  const spot = (id) => scene.base(scene.items[id]);
  const put = (id, kind, [x, y], more) => (found[id] = { kind, x, y, ...more });
  const chosen = board.card(board.chosen);
  const taken = new Set(Object.values(scene.items).filter(({ kind }) => kind === "pawn").map((item) => scene.base(item).join()));
  const walked = board.open().filter((card) => card.walk && scene.items[card.to]);
  const first = new Map(walked.reverse().map((card) => [card.to, card]));
  for (const card of first.values()) ring(card.to === chosen?.to ? chosen : card, card.to === chosen?.to);
  if (chosen?.walk) path(chosen.walk);
  if (board.set) for (const id of board.set.rows) named(id, board.set.chosen.includes(id));
  for (const { to, now } of board.picked ? board.open() : []) if (now && to) put(`ring-${to}`, "ring", spot(to), { face: signs.can });
  return found;

  function ring({ to, walk }, on) {
    const here = spot(to);
    put(`ring-${to}`, "ring", here, { face: on ? signs.on : signs.can });
    if (walk.odds) return tag(to, here, walk, on);
    const down = taken.has(here.join()) ? UNDER : 1;
    put(`step-${to}`, "step", [here[0], here[1] + down], { text: String(walk.count), scale: down > 1 ? 1 : 1.2, state: "mid" });
  }

  function tag(to, [x, y], { odds, seat }, on) {
    const bad = odds.p < RISKY;
    const state = `${bad ? "bad" : ""} ${on && !bad ? `on s${seat}` : ""}`;
    put(`tag-${to}`, "tag", [x - TAG.w / 2, y + TAG.down], { w: TAG.w, h: TAG.h, state });
    const text = odds.tag.replace(/\s/g, "") + (bad ? "!" : "");
    put(`odds-${to}`, "odds", [x, y + TAG.down + TAG.h / 2 + 0.5], { text, scale: 0.94, w: TAG.w - 5, state: `mid ${bad ? "bad" : ""}` });
  }

  // Beads along the way, hatching where a fight is to come.
  function path({ path: cells, fought, seat }) {
    for (const id of fought) put(`harm-${id}`, "harm", spot(id), { face: signs.harm });
    let last = scene.base(scene.items[board.picked] ?? scene.items[cells[0]]);
    cells.forEach((id, nth) => {
      const next = spot(id);
      const part = [1 / 3, 2 / 3, ...(nth < cells.length - 1 ? [1] : [])];
      part.forEach((share, at) => {
        const place = last.map((value, axis) => value + (next[axis] - value) * share);
        put(`bead-${nth}-${at}`, "bead", place, { face: signs.bead, state: `s${seat}` });
      });
      last = next;
    });
  }

  function named(id, on) {
    put(`ring-${id}`, "ring", spot(id), { face: on ? signs.on : signs.can });
    if (on && board.set.face) put(`ghost-${id}`, "pawn", spot(id), { face: board.set.face, scale: 0.9, state: "coming" });
  }
}

// --- things that move ------------------------------------------------------------------------------------------------

function herds({ herd }, scene, at) {
  if (!herd) return [];
  const { answer, cell, ways, rows, chosen, title, go, one, hint } = herd;
  const goal = (name, way) => {
    const item = scene.items[cell + name];
    const [x, y] = item ? scene.base(item) : [NaN, NaN];
    const [across, down] = scene.items.table.pitch;
    return at(x + WAYS[way][0] * across, y + WAYS[way][1] * down);
  };
  const step = (name, way) => `${answer}${name}-${ways[way]}`;
  const plan = chosen.map(([name, way]) => step(name, way));
  const moves = chosen.map(([name, way]) => [cell + name, goal(name, way)]);
  const all = { answer: plan.join(" "), plan, title: go, heading: title, label: `${title}. ${hint}`, hint, moves, least: true, first: true };
  const single = Object.entries(rows).flatMap(([name, open]) => [...open].map((way) => ({
    answer: step(name, way), from: [cell + name], to: goal(name, way), title: one, label: one, brief: true, now: true,
  })));
  return [all, ...single.filter(({ to }) => to)];
}

// --- places for a tile -----------------------------------------------------------------------------------------------

function lots({ lots: told }, scene) {
  if (!told) return [];
  const { answer, cell, face, rows, title, turns, hint } = told;
  return rows.flatMap(([name, open]) => open.map((turn) => {
    const to = cell + name;
    const [x, y] = scene.items[to] ? scene.base(scene.items[to]) : [0, 0];
    const label = [title, scene.items[to]?.label, turns[turn]].filter(Boolean).join(", ");
    const ghost = { kind: "ghost", x, y, face, turn: turn * 90 };
    const note = [turns[turn], open.length > 1 ? hint : ""].filter(Boolean).join(". ");
    return { answer: `${answer}${name}-r${turn}`, to, title, label, notes: [{ mark: "", text: note }], shows: { "ghost-lay": ghost }, brief: true, cycle: true };
  }));
}

// --- spaces to be named ----------------------------------------------------------------------------------------------

/** So many spaces of a list, changed by touching others; the one named first gives way. */
export class Named {
  constructor({ rows, chosen, cell, n, ...told }) {
    Object.assign(this, told, { cell, n, rows: rows.map((name) => cell + name), chosen: chosen.map((name) => cell + name) });
  }

  touch(id) {
    if (this.chosen.includes(id)) this.chosen = this.chosen.filter((other) => other !== id);
    else this.chosen = [...this.chosen, id].slice(-this.n);
  }

  /** The card that names them all, in the order of the list; none while some are missing. */
  cards() {
    if (this.chosen.length < this.n) return [];
    const plan = this.rows.filter((id) => this.chosen.includes(id)).map((id) => this.answer + id.slice(this.cell.length));
    const words = { title: this.go, heading: this.title, label: `${this.title}. ${this.hint}`, hint: this.hint };
    return [{ answer: plan.join(" "), plan, key: this.key, ...words, named: true, least: true, first: true }];
  }
}
