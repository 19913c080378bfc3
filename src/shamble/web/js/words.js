// The words of the pages, in the reader's language. Sentences with variables come ready from the server.

import { keep, kept } from "./kept.js";

/** The languages Shamble speaks, each by its own name. */
export const LANGS = { en: "English", fr: "Français" };

let words = {};

/** The reader's language: chosen before, or the browser's, or English. */
export function lang() {
  const wanted = [kept("lang"), ...(navigator.languages ?? [])].map((name) => String(name).slice(0, 2));
  return wanted.find((name) => name in LANGS) ?? "en";
}

/** Fetch the words of a language; nothing is drawn before they are there. */
export async function loadWords(name = lang()) {
  const answer = await fetch(`/api/words?lang=${name}`).catch(() => null);
  if (!answer?.ok) throw { code: "lost", clause: null, sentence: w("lost") };
  words = await answer.json();
  document.documentElement.lang = name;
}

/** Go on in another language: kept for the next visit, and told to the page as a "lang" event. */
export async function setLang(name) {
  await loadWords(name);
  keep("lang", name);
  document.dispatchEvent(new CustomEvent("lang", { detail: name }));
}

/** One text by its key; a missing one shows its key, so that it is noticed. */
export function w(key) {
  return words[key] ?? key;
}

/** Two texts with a colon between them, set as the language sets it. */
export function colon(before, after) {
  return `${before}${w("colon")} ${after}`;
}
