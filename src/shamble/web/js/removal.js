// What is kept of a table, and how it goes: one's own name and words, or as its host the whole table.

import { api } from "./api.js";
import { dialog } from "./ask.js";
import { el, icon, refusal, toast } from "./dom.js";
import { w } from "./words.js";

/** What can be removed, each with what that means. */
export function removal({ code, you }, token) {
  const path = `/api/tables/${code}`;
  const box = dialog(w("removal-title"), el("div", { class: "stack" },
    part("forget", () => sure(box, "forget", () => forget(path, token))),
    you.host && part("delete", () => sure(box, "delete", () => api(path, { token, method: "DELETE" })))));
}

function part(what, then) {
  const button = el("button", { class: "btn", type: "button", on: { click: then } }, icon("x"), w(`removal-${what}`));
  return el("section", { class: "stack" }, el("p", { text: w(`removal-${what}-note`) }), el("div", {}, button));
}

// What is gone stays gone, so it is said once more.
function sure(before, what, then) {
  before.close();
  const go = async () => {
    box.close();
    await Promise.resolve(then()).catch(refusal);
  };
  const box = dialog(w(`removal-${what}`), el("div", { class: "stack" }, el("p", { text: w(`removal-${what}-sure`) }),
    el("div", { class: "row" },
      el("button", { class: "btn pri", type: "button", text: w("removal-keep"), on: { click: () => box.close() } }),
      el("button", { class: "btn", type: "button", text: w(`removal-${what}`), on: { click: go } }))));
}

async function forget(path, token) {
  await api(`${path}/forget`, { body: {}, token });
  toast(w("removal-forgotten"));
}
