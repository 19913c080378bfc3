// Building the page: elements, pictures and short notices. No text ever becomes markup here.

import { w } from "./words.js";

const SVG = "http://www.w3.org/2000/svg";
const CELL = 50; // the radius of a game's own symbols, which are drawn around their middle
const READING_MS = 4000;
const GRACE_MS = 1500;

/** An element. `attrs`: class, text, on {event: listener}, dataset {..}, anything else is an attribute (null: left out). */
export function el(tag, attrs = {}, ...children) {
  return dress(document.createElement(tag), attrs, children);
}

/** The same for a picture's elements. */
export function svg(tag, attrs = {}, ...children) {
  return dress(document.createElementNS(SVG, tag), attrs, children);
}

/** A picture of one symbol; with a label it speaks, without it is decoration. */
export function use(face, { scale = 1, label = null, cls = null } = {}) {
  const symbol = document.getElementById(face);
  const box = symbol?.getAttribute("viewBox");
  const half = symbol?.dataset.r ?? CELL / scale; // some say themselves how far they reach from their middle
  const spoken = label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" };
  return svg("svg", { viewBox: box ?? around(half), class: cls, focusable: "false", ...spoken }, placed(face, box));
}

/** The 24-grid icon of this name, as decoration. */
export function icon(name, cls = "icon") {
  return use(`i-${name}`, { cls });
}

/** Take everything out of a node. */
export function clear(node) {
  node.replaceChildren();
  return node;
}

/** A short notice at the edge of the page, read out by screen readers; bad news stays twice as long. */
export function toast(sentence, { bad = false } = {}) {
  const note = el("div", { class: bad ? "toast bad" : "toast" }, icon(bad ? "warn" : "ok"));
  note.append(el("span", { class: "grow", text: sentence }));
  if (bad) note.append(closer(note));
  else note.addEventListener("click", () => note.remove());
  post(note, { urgent: bad, ms: bad ? 2 * READING_MS : READING_MS });
}

/** Put a notice up at the edge of the page. After its time it goes, but not from under a hand or the keyboard. */
export function post(note, { urgent = false, ms = null } = {}) {
  const leave = () => (note.matches(":hover, :focus-within") ? setTimeout(leave, GRACE_MS) : note.remove());
  noticeBoard(urgent).append(note);
  if (ms !== null) setTimeout(leave, ms);
}

/** The button that takes a notice down. */
export function closer(note) {
  const on = { click: () => note.remove() };
  return el("button", { class: "plain", type: "button", "aria-label": w("close"), on }, icon("x"));
}

/** A clause as the button that opens the rules there, by `read(clause)`; nothing where no clause speaks. */
export function cite(clause, read) {
  return clause ? el("button", { class: "plain clause", type: "button", text: clause, on: { click: () => read(clause) } }) : null;
}

/** What lies on top: the open dialog, or the page. Only there can things be seen and selected. */
export function onTop() {
  return [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
}

/** The sentence of a refusal without its clause, where that is shown by itself. */
export function unsaid({ clause, sentence }) {
  return clause && sentence?.startsWith(clause) ? sentence.slice(clause.length).replace(/^[\s:]+/, "") : sentence;
}

/** What the server said against it: the clause first, then the sentence. */
export function refusal(problem) {
  const sentence = problem?.sentence ?? String(problem?.message ?? problem);
  toast(problem?.clause ? `${problem.clause} · ${sentence}` : sentence, { bad: true });
}

function dress(node, attrs, children) {
  for (const [name, value] of Object.entries(attrs)) put(node, name, value);
  node.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

function put(node, name, value) {
  if (value === null || value === undefined || value === false) return;
  if (name === "text") node.textContent = value;
  else if (name === "on") for (const [event, listener] of Object.entries(value)) node.addEventListener(event, listener);
  else if (name === "dataset") Object.assign(node.dataset, value);
  else node.setAttribute(name, value === true ? "" : value);
}

function around(half) {
  return `${-half} ${-half} ${2 * half} ${2 * half}`;
}

// A symbol with a viewBox fills the box it is drawn in; one without is drawn around the origin.
function placed(face, box) {
  if (!box) return svg("use", { href: `#${face}` });
  const [x, y, width, height] = box.split(" ");
  return svg("use", { href: `#${face}`, x, y, width, height });
}

// Live regions must be in the page before they speak: every page brings its own. A dialog gets one when it is needed.
function noticeBoard(urgent) {
  const role = urgent ? "alert" : "status";
  const top = onTop();
  return top.querySelector(`:scope > .toasts[role=${role}]`) ?? top.appendChild(el("div", { class: "toasts", role }));
}
