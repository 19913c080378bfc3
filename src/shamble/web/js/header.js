// The bar on top of every page: the name mark, where one can go, language, colours, and who one is.

import { again } from "./again.js";
import { loadArt } from "./art.js";
import { dialog, nameField } from "./ask.js";
import { clear, el, icon, refusal, use } from "./dom.js";
import { me, setTheme, theme } from "./me.js";
import { LANGS, lang, setLang, w } from "./words.js";

const THEMES = { auto: "auto", light: "sun", dark: "moon" };

/** Draw the bar into root. `active`: "play" or "rules"; `name`: who one is at this table, if not by the kept name;
 *  `game`: whose rulebook is meant; `tabs`: on a phone, the places to go stand at the bottom edge. */
export function header(root, options = {}) {
  const draw = () => drawInto(root, options);
  again(() => loadArt()).then(draw); // pictures take their shape from the symbols
  for (const event of ["lang", "theme"]) document.addEventListener(event, draw);
  document.addEventListener("name", () => drawInto(root, { ...options, name: null }));
}

/** The dialog about oneself: name, language, colours. */
export function aboutMe() {
  const [field, limit] = nameField({
    id: "my-name", value: me.named ? me.name : "", autocomplete: "nickname", placeholder: me.name,
  });
  const form = el("form", { class: "stack", method: "dialog", on: { submit: () => me.setName(field.value) } },
    el("label", { class: "s soft", for: "my-name", text: w("me-name") }), field, limit,
    choices(w("me-lang"), LANGS, lang(), (name) => (box.close(), setLang(name).catch(refusal))),
    choices(w("me-theme"), themeNames(), theme(), setTheme),
    el("button", { class: "btn pri", text: w("keep") }));
  const box = dialog(w("me-title"), form);
  field.select();
}

function drawInto(root, { active = "", name = null, game = "", tabs = false }) {
  const held = document.activeElement?.dataset?.held;
  clear(root).append(
    el("header", { class: tabs ? "top tabbed" : "top" }, brand(), places(active, game), el("span", { class: "grow" }),
      otherLanguage(), colours(), meButton(name ?? me.name)));
  if (held) root.querySelector(`[data-held=${held}]`)?.focus();
}

function brand() {
  return el(
    "a", { class: "brand", href: "/", "aria-label": w("home") }, use("emblem", { cls: "emblem" }), use("mark", { cls: "mark" }),
  );
}

function places(active, game) {
  const place = (name, address, face) =>
    el("a", { href: address, "aria-current": name === active ? "page" : null }, icon(face, "icon tab-icon"), w(`go-${name}`));
  return el("nav", { "aria-label": w("go") }, place("play", "/", "play"), place("rules", `/rules/${game}`, "book"));
}

function otherLanguage() {
  const other = Object.keys(LANGS).find((name) => name !== lang());
  return el(
    "button",
    {
      class: "plain wide-only", type: "button", lang: other, dataset: { held: "lang" }, text: LANGS[other],
      on: { click: () => setLang(other).catch(refusal) },
    },
  );
}

// One press goes to the next of the three; the dialog about oneself shows all of them.
function colours() {
  const names = Object.keys(THEMES);
  const next = names[(names.indexOf(theme()) + 1) % names.length];
  const label = `${w("me-theme")}, ${themeNames()[theme()]}`;
  return el(
    "button",
    {
      class: "plain wide-only", type: "button", "aria-label": label, title: label, dataset: { held: "theme" },
      on: { click: () => setTheme(next) },
    },
    icon(THEMES[theme()]),
  );
}

function meButton(name) {
  return el(
    "button",
    {
      class: "plain me", type: "button", dataset: { held: "me" }, "aria-label": `${w("you-are")} ${name}`,
      "aria-haspopup": "dialog", on: { click: aboutMe },
    },
    el("span", { class: "initial", "aria-hidden": "true", text: [...name][0].toUpperCase() }),
    el("span", { class: "wide-only", text: `${w("you-are")} ${name}` }),
  );
}

function choices(label, names, chosen, choose) {
  const buttons = Object.entries(names).map(([value, text]) => el(
    "button",
    {
      type: "button", "aria-pressed": String(value === chosen), text,
      on: { click: (event) => (press(event.currentTarget), choose(value)) },
    },
  ));
  return el(
    "div", { class: "stack" }, el("span", { class: "s soft", text: label }),
    el("div", { class: "seg", role: "group", "aria-label": label }, ...buttons),
  );
}

function press(button) {
  for (const other of button.parentNode.children) other.setAttribute("aria-pressed", String(other === button));
}

function themeNames() {
  return Object.fromEntries(Object.keys(THEMES).map((name) => [name, w(`theme-${name}`)]));
}
