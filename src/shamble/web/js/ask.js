// Small dialogs: a heading, some content, and the browser's own focus handling.

import { el, icon } from "./dom.js";
import { NAME_LENGTH } from "./me.js";
import { w } from "./words.js";

/** A field for a name, and how long that may be. */
export function nameField(attrs) {
  const limit = el("p", { class: "s soft", id: "name-limit", text: `${NAME_LENGTH} ${w("name-limit")}` });
  return [el("input", { class: "line", maxlength: NAME_LENGTH, "aria-describedby": "name-limit", ...attrs }), limit];
}

/** Open a dialog; it is gone when closed. Returns it, so that content can close it. */
export function dialog(heading, ...content) {
  const close = el(
    "button", { class: "btn qui close", type: "button", "aria-label": w("close"), on: { click: () => box.close() } }, icon("x"),
  );
  const box = el(
    "dialog", { class: "panel", "aria-label": heading },
    el("div", { class: "row" }, el("h2", { class: "grow", text: heading }), close), ...content,
  );
  box.addEventListener("close", () => box.remove());
  box.addEventListener("click", (event) => event.target === box && box.close());
  document.body.append(box);
  box.showModal();
  return box;
}

/** Ask for a name; `then` gets it. */
export function askName(heading, label, value, then) {
  const [field, limit] = nameField({ name: "line", value, autocomplete: "off", "aria-label": label, required: true });
  const form = el("form", { class: "stack", method: "dialog", on: { submit: () => then(field.value.trim()) } },
    el("label", { class: "s soft", text: label }), field, limit, el("button", { class: "btn pri", text: w("keep") }));
  const box = dialog(heading, form);
  field.select();
  return box;
}
