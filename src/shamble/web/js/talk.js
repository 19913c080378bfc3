// Talk before a vote: what was said, promises at one press, a word of one's own, and showing one's choice to one player.

import { badge } from "./art.js";
import { clear, el, icon, use } from "./dom.js";
import { w } from "./words.js";

const LETTERS = "ABCDEF";
const LONGEST = 140; // letters; the server says no to more

export class Talk {
  /** `pane` is hidden while there is no talk, `root` lies in it; `send(kind, fields)` says it to the table. */
  constructor(pane, root, send) {
    Object.assign(this, { pane, root, send, lines: el("ol", { class: "talked", "aria-live": "polite" }), to: null });
    this.form = el("div", { class: "saying" }, this.words()); // half a sentence stays, whatever else changes
  }

  /** Draw what is said; null while nothing can be. */
  draw(talk) {
    this.pane.hidden = !talk;
    if (!talk) return (this.known = null, clear(this.root));
    const may = JSON.stringify([talk.promises, talk.to, talk.say, talk.show]);
    if (!this.known) this.lay();
    if (may !== this.known) this.drawForm(talk);
    this.known = may;
    this.lines.replaceChildren(...(talk.lines ?? []).map((line) => said(line, talk.to)));
    this.lines.scrollTop = this.lines.scrollHeight;
  }

  lay() {
    this.hears = el("p", { class: "s soft hears", "aria-live": "polite" });
    clear(this.root).append(this.lines, this.form, this.hears, el("p", { class: "s soft", text: w("board-never-binds") }));
  }

  /** How much was said, for a tab. */
  static count(talk) {
    return talk?.lines?.length ?? 0;
  }

  drawForm({ promises = [], to = [], say, show }) {
    this.form.hidden = !say;
    this.whom = this.chooser(to);
    const buttons = promises.map((promise) => this.promise(promise));
    this.form.querySelector(".promises")?.remove();
    this.form.prepend(el("div", { class: "row promises" }, this.whom, buttons, to.length ? this.showing(show) : null));
    this.hears.hidden = !say;
    this.sayWhoHears();
  }

  // To whom one speaks: null is everybody.
  get target() {
    return this.whom.value === "" ? null : Number(this.whom.value);
  }

  sayWhoHears() {
    this.hears.textContent = w(this.target === null ? "board-heard-by-all" : "board-heard-by-one");
  }

  chooser(to) {
    const whom = el(
      "select", { "aria-label": w("board-to"), on: { change: () => (this.to = whom.value, this.sayWhoHears()) } },
      el("option", { value: "", text: w("board-to-all") }),
      to.map(({ seat, name }) => el("option", { value: seat, text: name })),
    );
    whom.value = to.some(({ seat }) => String(seat) === this.to) ? this.to : "";
    return whom;
  }

  promise({ answer, label, face }) {
    const on = { click: () => this.send("promise", { to: this.target, answer }) };
    const inside = face ? use(face, { scale: 1.3, cls: "ico" }) : label;
    return el("button", { class: "btn promise", type: "button", title: label, "aria-label": label, on }, inside);
  }

  showing(able) {
    const label = w("board-show");
    const on = { click: () => able && this.send("show", { to: this.target }) };
    const looks = { class: "btn square", type: "button", title: label, "aria-label": label };
    return el("button", { ...looks, "aria-disabled": able ? null : "true", on }, icon("eye"));
  }

  words() {
    const label = w("board-say");
    const field = el("input", {
      class: "line", maxlength: LONGEST, placeholder: label, "aria-label": label, autocomplete: "off", enterkeyhint: "send",
    });
    const speak = (event) => {
      event.preventDefault();
      if (field.value.trim()) this.send("say", { to: this.target, text: field.value.trim() });
      field.value = "";
    };
    const go = el("button", { class: "btn square", "aria-label": label }, icon("next"));
    return el("form", { class: "row", on: { submit: speak } }, field, go);
  }
}

function said({ seat, to, text, what }, others) {
  const aside = to === null || to === undefined ? null : el("em", { text: named(to, others) });
  const words = what === "say" ? `“${text}”` : text;
  const seen = what === "show" ? icon("eye") : null;
  return el("li", { class: what }, badge(LETTERS[seat]), el("span", {}, words, " ", aside), seen);
}

function named(seat, others) {
  const other = others.find((one) => one.seat === seat);
  return other ? `→ ${other.name}` : w("board-only-you");
}
