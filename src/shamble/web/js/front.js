// The front page: the games as posters, a table code to join by, and the tables there are.

import { again } from "./again.js";
import { api } from "./api.js";
import { badge, loadArt, poster, ink, title, token } from "./art.js";
import { clear, el, icon, refusal, svg } from "./dom.js";
import { header } from "./header.js";
import { keep, keptData } from "./kept.js";
import { allSeats, finished } from "./me.js";
import { goTo, makeTable, named, sitDown } from "./seat.js";
import { colon, lang, loadWords, w } from "./words.js";

const REFRESH_MS = 20_000;
const USUAL_BOTS = 2;
const USUAL_LEVEL = "greedy";
const CODE = /[A-Z0-9]{2}-[A-Z0-9]{4}-[A-Z0-9]{4}/;

const page = document.getElementById("page");
const lists = el("div", { class: "lists" });

let titles = {}; // of the games, by name
let leaving = false; // before start(): buttons can be pressed while it still waits for the lists

await start();

async function start() {
  await again(() => loadWords());
  header(document.getElementById("head"), { active: "play", tabs: true });
  document.addEventListener("lang", draw); // before the first drawing: the switch can be pressed meanwhile
  await draw();
  document.addEventListener("visibilitychange", () => document.hidden || refresh());
  setInterval(() => document.hidden || refresh(), REFRESH_MS);
}

async function draw() {
  const spoken = lang();
  document.title = colon("Shamble", w("front-title"));
  try {
    const { games } = await again(() => api(`/api/games?lang=${spoken}`));
    await again(() => loadArt(...games.map(({ game }) => game)));
    if (spoken !== lang()) return; // another drawing is under way, in the language chosen since
    const count = games.length === 1 ? "posters one" : "posters";
    clear(page).append(
      intro(), turnRow(), ...linked(games), el("section", { class: count, "aria-label": w("front-games") }, ...games.map(posterCard)), lists,
      foot(),
    );
    titles = Object.fromEntries(games.map(({ game, title: name }) => [game, name]));
    await refresh();
  } catch (problem) {
    refusal(problem);
  }
}

// --- the head of the page

function intro() {
  return el(
    "div", { class: "intro" }, el("h1", { text: w("front-title") }), el("p", { class: "soft", text: w("front-line") }),
    joinForm(),
  );
}

function joinForm() {
  const field = el(
    "input",
    {
      name: "code", placeholder: "XX-XXXX-XXXX", "aria-label": w("front-code"), autocomplete: "off",
      autocapitalize: "characters", spellcheck: "false",
    },
  );
  const join = (event) => {
    event.preventDefault();
    openTable(field.value);
  };
  return el(
    "form", { class: "join", on: { submit: join } },
    el("span", { class: "join-label", "aria-hidden": "true", text: w("front-code") }),
    el("div", { class: "field" }, field, el("button", { text: w("front-join") })),
  );
}

// People paste whole links as well as codes.
async function openTable(typed) {
  const wanted = typed.toUpperCase().match(CODE)?.[0];
  if (!wanted) return refusal({ sentence: w("front-no-code") });
  try {
    await api(`/api/tables/${wanted}?lang=${lang()}`);
    goTo(wanted);
  } catch (problem) {
    refusal(problem);
  }
}

// On a phone, the table that waits for you stands before everything else; refresh() fills it.
function turnRow() {
  return el("div", { class: "turn", id: "turn", hidden: true });
}

// --- posters

function posterCard(game) {
  const name = `title-${game.game}`;
  return el("article", { class: `poster ${ink(game.game)}`, "aria-labelledby": name },
    el("div", { class: "art" }, poster(game.game), el("p", { class: "strip" }, el("span", { text: game.tag })),
      el("h2", { class: "ttl", id: name }, title(game.game, game.title)), burst(seats(game))),
    el("div", { class: "txt" }, el("p", { class: "what", text: game.blurb }), facts(game), actions(game)));
}

function seats({ min, max }) {
  return min === max ? String(min) : `${min}–${max}`;
}

function burst(players) {
  const points = Array.from({ length: 28 }, (_, n) => {
    const [angle, reach] = [(n * Math.PI) / 14, n % 2 ? 27 : 32];
    return `${(reach * Math.sin(angle)).toFixed(1)},${(-reach * Math.cos(angle)).toFixed(1)}`;
  });
  return svg("svg", { class: "burst", viewBox: "-33 -33 66 66", "aria-hidden": "true" },
    svg(
      "polygon",
      { points: points.join(" "), fill: "#fffaf0", stroke: "#1d1a26", "stroke-width": 2.6, "stroke-linejoin": "round" },
    ),
    svg("text", { y: 3, "text-anchor": "middle", "font-size": 18, "font-weight": 900, fill: "#1d1a26", text: players }),
    svg("text", { y: 14, "text-anchor": "middle", "font-size": 10, "font-weight": 700, fill: "#1d1a26", text: w("players") }));
}

function facts(game) {
  return el("p", { class: "s soft facts" },
    el("span", {}, icon("people"), `${seats(game)} ${w("players")}`),
    el("span", {}, icon("clock"), `${game.minutes} ${w("minutes")}`),
    el("a", { class: "rules", href: `/rules/${game.game}` }, icon("book"), w("go-rules")));
}

function actions(game) {
  const last = keptData(`against.${game.game}`, {});
  const counts = botCounts(game);
  const count = choice(w("front-how-many"), counts, last.count ?? String(Math.min(USUAL_BOTS, game.max - 1)));
  const level = choice(w("front-how-strong"), game.levels.map(({ level: value, name }) => [value, name]), last.level ?? USUAL_LEVEL);
  const side = game.sides && choice(game.sides.title, game.sides.choices.map(({ value, text }) => [value, text]), last.side);
  const wishes = () => ({
    bots: Array(Number(count.value)).fill(level.value),
    settings: { ...game.starter, ...(side ? { [game.sides.setting]: side.value } : {}) }, start: true,
  });
  const play = () => leaveFor(() => {
    keep(`against.${game.game}`, JSON.stringify({ count: count.value, level: level.value, side: side?.value }));
    return makeTable(game.game, wishes());
  });
  const quick = Object.keys(game.starter).length > 0;
  const many = counts.length > 1 ? count : el("span", { text: counts[0][1] });
  return el("div", { class: "acts" },
    el(
      "button", { class: "btn pri", type: "button", on: { click: play } }, icon("play"),
      el("span", {}, w("front-play"), el("small", { text: w(quick ? "front-quick" : "front-against") })),
    ),
    el(
      "button", { class: "btn", type: "button", on: { click: () => leaveFor(() => makeTable(game.game)) } },
      el("span", {}, w("front-make"), el("small", { text: w("front-invite") })),
    ),
    side && el("p", { class: "against s" }, el("span", { class: "soft", text: w("front-you-play") }), side),
    el("p", { class: "against s" }, el("span", { class: "soft", text: w("front-opponents") }), many, level));
}

// --- a link that asks for a table: /?game=zombies&seats=3&preset=quick

function linked(games) {
  const asked = new URLSearchParams(location.search);
  if (!asked.has("game")) return [];
  const found = games.find(({ game }) => game === asked.get("game"));
  if (!found) return [el("p", { class: "linked", role: "status", text: w("front-no-game") })];
  const { game, seats: count, ...settings } = Object.fromEntries(asked);
  const wishes = { settings: Object.fromEntries(Object.entries(settings).map(([name, text]) => [name, plain(text)])) };
  if (count !== undefined) wishes.seats = plain(count);
  const make = () => leaveFor(() => makeTable(game, wishes));
  const said = [count && `${count} ${w("players")}`, ...Object.entries(settings).map(([name, text]) => `${name} ${text}`)];
  return [el(
    "section", { class: `linked ${ink(game)}`, "aria-label": w("front-linked") }, token(game),
    about(colon(w("front-linked"), found.title), said.filter(Boolean).join(", ")),
    el("button", { class: "btn pri", type: "button", text: w("front-linked-make"), on: { click: make } }),
  )];
}

// A value in an address: a number, yes or no, or a word.
function plain(text) {
  if (/^\d{1,4}$/.test(text)) return Number(text);
  return { true: true, false: false }[text] ?? text;
}

function botCounts(game) {
  const counts = Array.from({ length: game.max - 1 }, (_, n) => n + 1).filter((bots) => bots + 1 >= game.min);
  return counts.map((bots) => [String(bots), w(`bots-${bots}`)]);
}

function choice(label, options, chosen) {
  return el(
    "select", { class: "pick", "aria-label": label },
    ...options.map(([value, text]) => el("option", { value, text, selected: value === chosen })),
  );
}

// Only one request at a time, however often a button is pressed.
async function leaveFor(getCode) {
  if (leaving) return;
  leaving = true;
  try {
    goTo(await getCode());
  } catch (problem) {
    refusal(problem);
  }
  leaving = false;
}

// --- tables

async function refresh() {
  const [mine, there] = await Promise.all([myTables(), api(`/api/tables?lang=${lang()}`)]).catch(() => [null, null]);
  if (mine === null || lists.contains(document.activeElement)) return; // nothing moves under a hand
  const found = [
    list(w("front-mine"), mine, myRow), list(w("front-open"), there.open, openRow),
    list(w("front-watch"), there.running, watchRow), list(w("front-done"), finished().filter(({ game }) => titles[game]), doneRow),
  ];
  clear(lists).append(...found.filter(Boolean));
  showTurn(mine.find(({ yours }) => yours));
}

async function myTables() {
  const tokens = allSeats().map((seat) => seat.token);
  return tokens.length ? (await api("/api/mine", { body: { tokens, lang: lang() } })).tables : [];
}

function showTurn(table) {
  const row = document.getElementById("turn");
  row.hidden = !table;
  if (!table) return;
  row.className = `turn ${ink(table.game)}`;
  clear(row).append(token(table.game), about(table.title, table.line), link(table, "btn pri", w("front-go")));
}

function list(heading, tables, row) {
  return tables.length > 0 && el("section", {}, el("h2", { text: heading }), el("ul", {}, ...tables.map(row)));
}

function myRow(table) {
  const press = table.yours ? link(table, "btn pri", w("front-your-turn")) : link(table, "btn", w("front-back"));
  return tableRow(table, table.yours ? "hot" : "", press);
}

function openRow(table) {
  const chairs = el(
    "span", { class: "chairs" }, ...table.chairs.map(({ letter, state }) => (state === "free" ? freeChair() : badge(letter))),
  );
  const sit = () => named(() => leaveFor(() => sitDown(table.code, table.game)));
  return tableRow(table, "", chairs, el("button", { class: "btn", type: "button", text: w("sit-down"), on: { click: sit } }));
}

function doneRow({ code, game, sentence }) {
  return tableRow({ game, title: titles[game], line: sentence }, "", link({ code, title: titles[game] }, "btn", w("front-look")));
}

function freeChair() {
  return el("i", { role: "img", "aria-label": w("free-chair") });
}

function watchRow(table) {
  const watch = link(table, "btn", String(table.watching));
  watch.prepend(icon("eye"));
  watch.setAttribute("aria-label", `${w("watch")} ${table.title}`);
  return tableRow(table, "", watch);
}

function tableRow(table, cls, ...rest) {
  return el("li", { class: `r ${cls} ${ink(table.game)}` }, token(table.game), about(table.title, table.line), ...rest);
}

function about(heading, line) {
  return el("div", { class: "grow" }, el("b", { text: heading }), el("p", { class: "s soft", text: line }));
}

function link(table, cls, text) {
  return el("a", { class: cls, href: `/t/${table.code}`, text, "aria-label": `${text}, ${table.title}` });
}

function foot() {
  return el("footer", { class: "s soft" }, el("span", { text: w("front-foot") }));
}
