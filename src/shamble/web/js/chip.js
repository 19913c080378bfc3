// A sentence with gaps: each gap is a chip, and a chip opens the list of what can stand there, with its clause. Where
// that is any of many numbers, one types it.

import { el, icon } from "./dom.js";
import { w } from "./words.js";

const KEEP_OFF = 8; // how far a list stays from the edge of the window

// The name of the chip whose list is open, so that a redrawn page opens it again. Chip and list share a data-key: when
// the list is gone, the focus goes back to its chip.
let open = null;
let typed = null; // what stands in its field for a number, kept over a redrawing

/** The sentences of these settings. Who may not choose sees plain words. `choose(name, value)` is told of a choice. */
export function sentences(settings, { game, may, choose, redraw }) {
  return settings.flatMap((setting) => {
    const gap = may ? chip(setting, { game, choose, redraw }) : el("b", { class: "chip fixed", text: chosen(setting).text });
    const [mark, rest] = afterwards(setting.after ?? "");
    return [setting.before ? `${setting.before} ` : "", el("span", { class: "anchor" }, gap, mark), rest, " "];
  });
}

// A full stop clings to the gap before it and never begins a line; a word does not.
function afterwards(text) {
  if (/^[\p{L}\p{N}«(]/u.test(text)) return ["", ` ${text}`];
  return [text.slice(0, 1), text.slice(1)];
}

function chosen(setting) {
  return setting.choices.find(({ value }) => value === setting.value) ?? { text: String(setting.value) };
}

function chip(setting, how) {
  const isOpen = open === setting.name;
  const id = `list-${setting.name}`;
  const toggle = () => {
    open = isOpen ? null : setting.name;
    typed = null;
    how.redraw();
  };
  const keys = (event) => {
    if (!isOpen && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      event.preventDefault();
      toggle();
    }
  };
  const button = el(
    "button",
    {
      class: isOpen ? "chip open" : "chip", type: "button", "aria-haspopup": "listbox", "aria-expanded": String(isOpen),
      "aria-controls": isOpen ? id : null, "aria-label": `${chosen(setting).text}. ${setting.title}`,
      dataset: { key: setting.name }, on: { click: toggle, keydown: keys },
    },
    chosen(setting).text, icon("down"),
  );
  return [button, isOpen && list(setting, id, how)];
}

function list(setting, id, { game, choose, redraw }) {
  const shut = () => {
    open = typed = null;
    redraw();
  };
  const take = (value) => {
    open = typed = null;
    if (value === setting.value) redraw();
    else choose(setting.name, value);
  };
  const box = listbox(setting, id, take);
  const field = setting.range && numberField(setting, take);
  const pop = el("div", { class: "pop panel" }, question(setting, game), box, field);
  pop.addEventListener("keydown", (event) => event.key === "Escape" && shut());
  pop.addEventListener("focusout", (event) => event.relatedTarget && !pop.parentNode.contains(event.relatedTarget) && shut());
  const first = field && (typed !== null || isNumber(setting)) ? field.querySelector("input") : box;
  requestAnimationFrame(() => settle(pop, first));
  return pop;
}

// What is chosen is one of the many numbers.
function isNumber({ range, value }) {
  return Boolean(range) && typeof value === "number";
}

// The choices but for the numbers of a range, which have a field of their own.
function listbox(setting, id, take) {
  const choices = setting.choices.filter(({ value }) => !setting.range || typeof value !== "number");
  const options = choices.map((choice, at) =>
    option(choice, `${id}-${at}`, choice.value === setting.value, () => take(choice.value)));
  const box = el(
    "div",
    { class: "options", id, role: "listbox", tabindex: "0", "aria-label": setting.title, dataset: { key: setting.name } },
    ...options,
  );
  let at = Math.max(0, choices.findIndex(({ value }) => value === setting.value));
  const point = (next) => {
    at = (next + options.length) % options.length;
    options.forEach((node, n) => node.classList.toggle("at", n === at));
    box.setAttribute("aria-activedescendant", options[at].id);
  };
  const moves = {
    ArrowDown: () => point(at + 1), ArrowUp: () => point(at - 1), Home: () => point(0), End: () => point(-1),
    Enter: () => options[at].click(), " ": () => options[at].click(),
  };
  box.addEventListener("keydown", (event) => {
    if (!(event.key in moves)) return;
    event.preventDefault();
    moves[event.key]();
  });
  if (options.length) point(at);
  return options.length ? box : null;
}

// A number is typed or stepped to, and counts when it is kept; one that cannot be is answered with the bounds.
function numberField(setting, take) {
  const { low, high, step, sentence } = setting.range;
  const told = `bounds-${setting.name}`;
  const dataset = { key: setting.name };
  const field = el("input", {
    class: "line", type: "number", inputmode: "numeric", min: low, max: high, step, required: true,
    placeholder: `${low}–${high}`, value: typed ?? (isNumber(setting) ? setting.value : null), "aria-label": setting.title,
    "aria-describedby": told, dataset, on: { input: () => write() },
  });
  const bounds = el("p", { class: "s soft", id: told, "aria-live": "assertive", text: sentence });
  const write = () => {
    typed = field.value;
    field.removeAttribute("aria-invalid");
    bounds.className = "s soft";
  };
  const keep = (event) => {
    event.preventDefault();
    if (field.checkValidity()) return take(field.valueAsNumber);
    field.setAttribute("aria-invalid", "true");
    bounds.className = "s bad";
    bounds.replaceChildren(icon("warn"), sentence); // said anew, it is read out
    field.select();
  };
  const press = (sign, label, move) => {
    const on = { click: () => [move(), write()] };
    return el("button", { class: "btn square", type: "button", "aria-label": label, title: label, text: sign, dataset, on });
  };
  return el(
    "form", { class: "number-field", novalidate: true, on: { submit: keep } },
    press("−", w("number-less"), () => field.stepDown()), field, press("+", w("number-more"), () => field.stepUp()),
    el("button", { class: "btn pri", text: w("keep"), dataset }), bounds,
  );
}

function question(setting, game) {
  const cited = setting.clause && el(
    "a", { class: "clause", href: `/rules/${game}#${setting.clause}`, target: "_blank", text: setting.clause },
  );
  return el("p", { class: "s soft" }, setting.title, " ", cited);
}

function option({ text, note }, id, isChosen, take) {
  return el(
    "div", { id, role: "option", "aria-selected": String(isChosen), on: { click: take } }, isChosen && icon("ok"), text,
    note && el("small", { text: note }),
  );
}

// The list hangs from its chip, but never over the edge of the window. On a phone the style sheet lays it at the bottom.
function settle(pop, first) {
  if (!pop.isConnected) return;
  pop.style.left = "0";
  const over = pop.getBoundingClientRect().right - (document.documentElement.clientWidth - KEEP_OFF);
  if (over > 0) pop.style.left = `${-over}px`;
  first.focus({ preventScroll: true });
}

// A press anywhere else closes the list; the page redraws itself when it hears the chip was left.
document.addEventListener("pointerdown", (event) => {
  if (open === null || event.target.closest?.(".anchor")) return;
  document.querySelector(".chip.open")?.click();
});
