// The waiting room: what is played, who sits where, how friends get in, and the button that starts.

import { again } from "./again.js";
import { badge, poster, ink, title } from "./art.js";
import { askName, dialog } from "./ask.js";
import { sentences } from "./chip.js";
import { clear, el, icon, refusal, svg } from "./dom.js";
import { aboutMe } from "./header.js";
import { keepSeat, me, seatsAt } from "./me.js";
import { moveDialog, qrPicture } from "./move.js";
import { sealShort } from "./seal.js";
import { canShare, copy, share } from "./share.js";
import { named, sitDown } from "./seat.js";
import { colon, w } from "./words.js";

const SHAPES = {
  A: "M16 3A13 13 0 1 1 15.9 3Z", B: "M4 4H28V28H4Z", C: "M16 2L30.5 28.5H1.5Z", D: "M16 1L31 16L16 31L1 16Z",
  E: "M16 .8L20.6 10.2L31 11.6L23.4 18.8L25.4 29.2L16 24.2L6.6 29.2L8.6 18.8L1 11.6L11.4 10.2Z",
  F: "M9 3.4H23L30.4 16L23 28.6H9L1.6 16Z",
};

const seen = new Set(); // who was drawn before, so that only newcomers drop onto their chairs
let current = null; // what the room was last drawn from, for what happens outside it

/** Draw the waiting room into root; call it again whenever the table changes. act(kind, fields) sends a message. */
export function room(root, table, act) {
  const key = document.activeElement?.dataset?.key;
  const redraw = () => room(root, table, act);
  current = { table, act };
  const context = {
    table, room: table.room, code: table.code, game: table.game, host: table.you.host, chair: table.you.chair, redraw,
    does: doer(act), act,
  };
  const parts = [cover, manners, middle, aside].map((part) => part(context));
  clear(root).append(el("main", { class: `room ${ink(table.game)}` }, ...parts));
  if (key) root.querySelector(`[data-key="${key}"]`)?.focus({ preventScroll: true });
}

/** Show who is here now, and leave the rest of the room as it is. */
export function here(root, table) {
  for (const mark of root.querySelectorAll("[data-here]")) {
    const chair = table.room.chairs.find((other) => String(other.chair) === mark.dataset.here);
    if (chair) mark.replaceWith(presence(chair, { table }));
  }
}

// A name changed in the bar on top is the name at this table too.
document.addEventListener("name", () => {
  if (current?.table.phase === "room" && current.table.you.chair !== null) current.act("name", { name: me.name }).catch(refusal);
});

// Does something at the table, and shows what the table says against it.
function doer(act) {
  return (kind, fields = {}) => act(kind, fields).catch(refusal);
}

// --- left: the game and the manners

function cover({ game, room: { title: name } }) {
  return el(
    "div", { class: "cover" }, poster(game, { box: "0 16 300 356", fit: "xMidYMid slice" }),
    el("div", { class: "cover-title" }, title(game, name)),
  );
}

function manners(context) {
  const choose = (name, value) => context.does("manner", { name, value });
  return el("section", { class: "manners panel" }, el("h3", { text: w("room-manners") }),
    el("p", { class: "wish small" }, ...sentences(context.room.manners, { ...context, may: context.host, choose })));
}

// --- middle: the options

function middle(context) {
  const { host, code } = context;
  return el("section", { class: "mid" },
    el(
      "div", { class: "row hd" }, el("h1", { class: "grow", text: w(host ? "room-yours" : "room-theirs") }),
      el("span", { class: "soft" }, `${w("room-code")} `, el("b", { class: "num code", text: code })),
    ),
    options(context), inShort(context));
}

function options(context) {
  const choose = (name, value) => context.does("setting", { name, value });
  return el("div", { class: "opts panel" }, el("h2", { class: "said", text: w("room-options") }),
    el("p", { class: "wish" }, ...sentences(context.room.settings, { ...context, may: context.host, choose })));
}

function inShort({ room: { turn }, game }) {
  const steps = turn.map((line, at) => el(
    "li", {}, el("b", { class: "num", "aria-hidden": "true", text: at + 1 }), el("span", {}, ...cited(line, game)),
  ));
  return el(
    "div", { class: "short" }, el("h3", { text: w("room-turn") }), el("ol", {}, ...steps),
    el("a", { class: "btn qui", href: `/rules/${game}`, target: "_blank" }, icon("book"), w("room-read")),
  );
}

// Clauses in a line become links.
function cited(line, game) {
  const link = (clause) => el("a", { class: "clause", href: `/rules/${game}#${clause}`, target: "_blank", text: clause });
  return line.split(/\b([A-Z]{2}-\d+\.\d+)\b/).map((part, at) => (at % 2 ? link(part) : part));
}

// --- right: friends, chairs, start

function aside(context) {
  return el("section", { class: "aside" }, invitation(context), chairs(context), go(context));
}

function invitation(context) {
  const { code, room: { title: name } } = context;
  const link = `${location.origin}/t/${code}`;
  const field = el(
    "input",
    {
      readonly: true, value: link.replace(/^https?:../, ""), "aria-label": w("room-link"),
      on: { focus: (event) => event.target.select() },
    },
  );
  return el("div", { class: "invite panel" }, qrPicture(link, w("room-qr")), el("div", { class: "grow" },
    el("h3", { text: w("room-friend") }), el("p", { class: "s soft", text: w("room-scan") }),
    el(
      "div", { class: "field" }, field,
      el("button", { type: "button", dataset: { key: "copy" }, text: w("room-copy"), on: { click: () => copy(link) } }),
    ),
    canShare() && el(
      "button",
      { class: "btn send", type: "button", dataset: { key: "share" }, on: { click: () => share(colon("Shamble", name), link) } },
      icon("share"), w("room-share"),
    ),
    sealLine(context), moveLine(context), removeLine(context)));
}

function sealLine({ table: { seal }, chair }) {
  const more = chair === null ? ["room-sealed-note"] : ["room-sealed-note", "room-number"];
  return seal && el(
    "p", { class: "s soft aside-note" }, icon("lock"),
    el("span", {}, `${w("room-sealed")} `, sealShort(seal), ...more.map((key) => ` ${w(key)}`)),
  );
}

// What is kept of the table; seldom wanted, so its file is fetched then.
function removeLine({ table, code, chair }) {
  const mine = seatsAt(code).find((seat) => seat.chair === chair);
  const open = async () => (await again(() => import("./removal.js"))).removal(table, mine.token);
  return mine && el(
    "button", { class: "move s", type: "button", dataset: { key: "remove" }, on: { click: () => open().catch(refusal) } },
    icon("x"), w("removal-open"),
  );
}

function moveLine({ code, chair, act }) {
  const mine = seatsAt(code).find((seat) => seat.chair === chair);
  return mine && el(
    "button", { class: "move s", type: "button", dataset: { key: "move" }, on: { click: () => moveDialog(code, mine.token, act) } },
    icon("phone"), w("room-move"),
  );
}

function chairs(context) {
  const rows = context.room.chairs.map((chair) => row(chair, context));
  const last = [
    context.room.min < context.room.max && size(context), ...keptOut(context), el("li", { class: "chair begins s soft", text: context.room.begins }),
  ];
  return el("ul", { class: "chairs panel", "aria-label": w("room-chairs") }, ...rows, ...last);
}

function row(chair, context) {
  const free = chair.state === "free";
  return el(
    "li", { class: `chair ${chair.state} ${isNew(chair, context.code) ? "new" : ""}` },
    free ? hole(chair.letter) : badge(chair.letter),
    el(
      "div", { class: "grow" },
      el(
        "b", {}, free ? w("free-chair") : chair.name,
        chair.chair === context.chair && [" ", el("span", { class: "tag", text: w("you") })],
        chair.side && [" ", el("span", { class: "tag side", text: chair.side })],
      ),
      el("p", { class: "s soft", text: chair.line }),
    ),
    el("div", { class: "handles" }, ...handles(chair, context)),
  );
}

function isNew({ chair, state, name }, code) {
  const key = `${code} ${chair} ${state} ${name}`;
  const known = seen.has(key);
  seen.add(key);
  return state !== "free" && !known;
}

function hole(letter) {
  return svg(
    "svg", { class: "badge hole", viewBox: "-1 -1 34 34", role: "img", "aria-label": `${w("seat")} ${letter}` },
    svg(
      "path", { d: SHAPES[letter], fill: "none", stroke: "currentColor", "stroke-width": 2.4, "stroke-dasharray": "4.2 3.4" },
    ),
    svg(
      "text",
      {
        x: 16, y: letter === "C" ? 25 : 21.2, "text-anchor": "middle", "font-size": letter === "C" ? 12.5 : 15,
        "font-weight": 800, fill: "currentColor", text: letter,
      },
    ),
  );
}

// What can be done with a chair, by this viewer.
function handles(chair, context) {
  if (chair.state === "free") return freeHandles(chair, context);
  if (chair.state === "bot") return context.host ? [
    levels(chair, context), empty(chair, context),
  ] : [levelName(chair, context)];
  if (chair.chair === context.chair) return [renameButton()];
  return [presence(chair, context), context.host && (chair.local ? empty(chair, context) : remove(chair, context))];
}

function freeHandles(chair, { host, chair: mine, code, game, room: { levels: known, locked }, does, act, table }) {
  if (mine === null && locked) return [];
  if (mine === null) return [el(
    "button",
    {
      class: "btn", type: "button", dataset: { key: `sit-${chair.chair}` }, text: w("sit-down"),
      on: { click: () => sit(code, game, chair.chair) },
    },
  )];
  if (!host) return [];
  const level = known[Math.min(1, known.length - 1)].level;
  return [
    el(
      "button",
      {
        class: "btn square", type: "button", dataset: { key: `local-${chair.chair}` }, "aria-label": w("room-add-local"),
        title: w("room-add-local"), on: { click: () => addLocal(chair.chair, table, act) },
      },
      icon("plus"),
    ),
    el(
      "button",
      {
        class: "btn", type: "button", dataset: { key: `bot-${chair.chair}` },
        on: { click: () => does("chair", { chair: chair.chair, level }) },
      },
      icon("bot"), w("room-add-bot"),
    ),
  ];
}

// A new seat needs a new hello, and a fresh page says it.
function sit(code, game, chair) {
  named(() => sitDown(code, game, chair).then(() => location.reload(), refusal));
}

function addLocal(chair, { code, game }, act) {
  askName(w("room-local-title"), w("room-local-label"), "", async (name) => {
    try {
      const seat = await act("local", { chair, name });
      keepSeat(code, { token: seat.token, chair: seat.chair, game });
    } catch (problem) {
      refusal(problem);
    }
  });
}

function levels(chair, { room: { levels: known }, does }) {
  const buttons = known.map(({ level, name, note }, at) => el(
    "button",
    {
      type: "button", "aria-pressed": String(level === chair.level), "aria-label": `${at + 1}, ${name}, ${note}`,
      title: `${name}, ${note}`, dataset: { key: `level-${chair.chair}-${at}` },
      on: { click: () => does("chair", { chair: chair.chair, level }) },
    },
    el("b", { text: at + 1 }), el("span", { text: name }),
  ));
  return el("span", { class: "levels seg", role: "group", "aria-label": w("room-level") }, ...buttons);
}

function levelName(chair, { room: { levels: known } }) {
  return el("span", { class: "tag" }, icon("bot"), known.find(({ level }) => level === chair.level)?.name ?? "");
}

function empty(chair, { does }) {
  return el(
    "button",
    {
      class: "plain", type: "button", dataset: { key: `empty-${chair.chair}` },
      "aria-label": `${w("room-empty")}, ${chair.name}`, title: w("room-empty"),
      on: { click: () => does("chair", { chair: chair.chair, level: null }) },
    },
    icon("x"),
  );
}

// Somebody at a device of their own can be kept out as well, so that they do not sit down again at once.
function remove(chair, { does }) {
  const close = () => box.close();
  const press = (key, then) => el("button", { class: "btn", type: "button", text: w(key), on: { click: () => (close(), then()) } });
  let box = null;
  const ask = () => {
    box = dialog(chair.name, el(
      "div", { class: "stack" }, el("p", { text: w("room-remove-note") }),
      press("room-empty", () => does("chair", { chair: chair.chair, level: null })),
      press("room-bar", () => does("bar", { chair: chair.chair })),
    ));
  };
  return el(
    "button",
    {
      class: "plain", type: "button", dataset: { key: `empty-${chair.chair}` }, "aria-haspopup": "dialog",
      "aria-label": `${w("room-empty")}, ${chair.name}`, title: w("room-empty"), on: { click: ask },
    },
    icon("x"),
  );
}

function keptOut({ room: { out }, host, does }) {
  return (out ?? []).map(({ number, name }) => el(
    "li", { class: "chair out" }, icon("lock"), el("span", { class: "grow s" }, `${w("room-out")} `, el("b", { text: name })),
    host && el(
      "button",
      { class: "btn qui", type: "button", dataset: { key: `allow-${number}` }, text: w("room-allow"), on: { click: () => does("allow", { number }) } },
    ),
  ));
}

function renameButton() {
  return el(
    "button",
    {
      class: "btn qui", type: "button", dataset: { key: "rename" }, text: w("room-rename"), "aria-haspopup": "dialog",
      on: { click: aboutMe },
    },
  );
}

function presence(chair, { table }) {
  const dataset = { here: chair.chair };
  if (chair.local || table.here?.chairs?.[chair.chair])
    return el("span", { class: "here good", dataset }, icon("ok"), w("room-here"));
  return el("span", { class: "here soft", dataset, text: w("room-away") });
}

function size({ room: { seats, min, max }, host, does }) {
  const press = (key, text, wanted) => el(
    "button",
    { class: "btn qui", type: "button", dataset: { key }, text, on: { click: () => does("seats", { seats: wanted }) } },
  );
  return el(
    "li", { class: "chair size" }, el("span", { class: "grow s soft", text: `${min}–${max} ${w("room-can-play")}` }),
    host && seats > min && press("less", w("room-less"), seats - 1),
    host && seats < max && press("more", w("room-more"), seats + 1),
  );
}

// --- the button everything leads to

function go(context) {
  const { room: { status, can_start: can }, host, chair } = context;
  const guest = chair === null ? cannotSit(context) : !host && can && w("room-wait-host");
  return el(
    "div", { class: "start" },
    el("p", { class: "s", role: "status", text: guest || status }),
    host ? startButton(context) : chair === null && sitButton(context),
  );
}

// Why somebody without a seat cannot have one; false if they can.
function cannotSit(context) {
  if (!freeChairs(context).length) return w("room-all-taken");
  return context.room.locked && w("room-locked");
}

function startButton({ room: { start, can_start: can }, does }) {
  return el(
    "button",
    { class: "btn pri big", type: "button", disabled: !can, dataset: { key: "start" }, on: { click: () => does("start") } },
    icon("play"), start,
  );
}

function sitButton(context) {
  const free = !context.room.locked && freeChairs(context)[0];
  return free && el(
    "button",
    {
      class: "btn pri big", type: "button", dataset: { key: "sit" }, text: w("sit-down"),
      on: { click: () => sit(context.code, context.game, free.chair) },
    },
  );
}

function freeChairs({ room: { chairs: all } }) {
  return all.filter(({ state }) => state === "free");
}
