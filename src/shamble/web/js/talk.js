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
    this.form = el("div", { class: "saying" });
  }

  /** Draw what is said; null while nothing can be. */
  draw(talk) {
    this.pane.hidden = !talk;
    if (!talk) return (this.known = null);
    const may = JSON.stringify([talk.promises, talk.to, talk.say, talk.show]);
    if (!this.known) clear(this.root).append(this.lines, this.form, el("p", { class: "s soft", text: w("board-never-binds") }));
    if (may !== this.known) this.drawForm(talk);
    this.known = may;
    this.lines.replaceChildren(...(talk.lines ?? []).map((line) => said(line, talk.to)));
    this.lines.scrollTop = this.lines.scrollHeight;
  }

  /** How much was said, for a tab. */
  static count(talk) {
    return talk?.lines?.length ?? 0;
  }

  drawForm({ promises = [], to = [], say, show }) {
    this.form.hidden = !say;
    const whom = el("select", { "aria-label": w("board-to"), on: { change: () => (this.to = whom.value || null) } },
      el("option", { value: "", text: w("board-to-all") }), to.map(({ seat, name }) => el("option", { value: seat, text: name })));
    whom.value = to.some(({ seat }) => String(seat) === this.to) ? this.to : "";
    const target = () => (whom.value === "" ? null : Number(whom.value));
    const words = el("input", { class: "line", maxlength: LONGEST, placeholder: w("board-say"), "aria-label": w("board-say"), autocomplete: "off", enterkeyhint: "send" });
    const speak = (event) => {
      event.preventDefault();
      if (words.value.trim()) this.send("say", { to: target(), text: words.value.trim() });
      words.value = "";
    };
    const shows = el("button", {
      class: "btn square", type: "button", title: w("board-show"), "aria-label": w("board-show"), "aria-disabled": show ? null : "true",
      on: { click: () => show && this.send("show", { to: target() }) },
    }, icon("eye"));
    clear(this.form).append(
      el("div", { class: "row promises" }, whom, promises.map((promise) => this.promise(promise, target)), to.length ? shows : null),
      el("form", { class: "row", on: { submit: speak } }, words, el("button", { class: "btn square", "aria-label": w("board-say") }, icon("next"))),
    );
  }

  promise({ answer, label, face }, target) {
    const on = { click: () => this.send("promise", { to: target(), answer }) };
    return el("button", { class: "btn promise", type: "button", title: label, "aria-label": label, on }, face ? use(face, { scale: 1.3, cls: "ico" }) : label);
  }
}

function said({ seat, to, text, what, kind = what }, others) {
  const aside = to === null || to === undefined ? null : el("em", { text: named(to, others) });
  const words = kind === "say" ? `“${text}”` : text;
  return el("li", { class: kind }, badge(LETTERS[seat]), el("span", {}, words, " ", aside), kind === "show" ? icon("eye") : null);
}

function named(seat, others) {
  const other = others.find((one) => one.seat === seat);
  return other ? `→ ${other.name}` : w("board-only-you");
}
