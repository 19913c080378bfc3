// A sentence with gaps: each gap is a chip, and a chip opens the list of what can stand there, with its clause.

import { el, icon } from "./dom.js";

const KEEP_OFF = 8; // how far a list stays from the edge of the window

// The name of the chip whose list is open, so that a redrawn page opens it again. Chip and list share a data-key: when
// the list is gone, the focus goes back to its chip.
let open = null;

/** The sentences of these settings. Who may not choose sees plain words. `choose(name, value)` is told of a choice. */
export function sentences(settings, { game, may, choose, redraw }) {
  return settings.flatMap((setting) => {
    const gap = may ? chip(setting, { game, choose, redraw }) : el("b", { class: "chip fixed", text: chosen(setting).text });
    return [setting.before ? `${setting.before} ` : "", gap, afterwards(setting.after), " "];
  });
}

// A full stop clings to the gap before it, a word does not.
function afterwards(text) {
  return /^[\p{L}\p{N}«(]/u.test(text ?? "") ? ` ${text}` : text ?? "";
}

function chosen(setting) {
  return setting.choices.find(({ value }) => value === setting.value) ?? { text: String(setting.value) };
}

function chip(setting, how) {
  const isOpen = open === setting.name;
  const id = `list-${setting.name}`;
  const toggle = () => {
    open = isOpen ? null : setting.name;
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
  return el("span", { class: "anchor" }, button, isOpen && list(setting, id, how));
}

function list(setting, id, { game, choose, redraw }) {
  const shut = () => {
    open = null;
    redraw();
  };
  const take = (value) => {
    open = null;
    if (value === setting.value) redraw();
    else choose(setting.name, value);
  };
  const options = setting.choices.map((choice, at) =>
    option(choice, `${id}-${at}`, choice.value === setting.value, () => take(choice.value)));
  const box = el(
    "div",
    { class: "options", id, role: "listbox", tabindex: "0", "aria-label": setting.title, dataset: { key: setting.name } },
    ...options,
  );
  let at = Math.max(0, setting.choices.findIndex(({ value }) => value === setting.value));
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
  point(at);
  const pop = el("div", { class: "pop panel" }, question(setting, game), box);
  pop.addEventListener("keydown", (event) => event.key === "Escape" && shut());
  pop.addEventListener("focusout", (event) => event.relatedTarget && !pop.parentNode.contains(event.relatedTarget) && shut());
  requestAnimationFrame(() => settle(pop, box));
  return pop;
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
function settle(pop, box) {
  if (!pop.isConnected) return;
  pop.style.left = "0";
  const over = pop.getBoundingClientRect().right - (document.documentElement.clientWidth - KEEP_OFF);
  if (over > 0) pop.style.left = `${-over}px`;
  box.focus({ preventScroll: true });
}

// A press anywhere else closes the list; the page redraws itself when it hears the chip was left.
document.addEventListener("pointerdown", (event) => {
  if (open === null || event.target.closest?.(".anchor")) return;
  document.querySelector(".chip.open")?.click();
});
