// Trying again: what could not be fetched is fetched a little later, and the page says so instead of staying empty.

import { el } from "./dom.js";
import { lang } from "./words.js";

const FIRST_WAIT = 500;
const LAST_WAIT = 10_000;
// The only words that cannot come from the server: they are for when it does not answer.
const SORRY = {
  en: "The server cannot be reached, trying again.",
  fr: "Le serveur ne répond pas, nouvel essai en cours.",
};

/** What `fetching(tries)` brings, however often it takes. Where the server answered and said no, that is thrown. */
export async function again(fetching) {
  for (let tries = 0; ; tries += 1) {
    try {
      return await fetching(tries);
    } catch (problem) {
      if (problem.sentence && problem.code !== "lost") throw problem;
      apologise();
      await new Promise((done) => setTimeout(done, Math.min(FIRST_WAIT * 2 ** tries, LAST_WAIT)));
    }
  }
}

// Only where nothing was drawn yet; whoever draws the page clears it first.
function apologise() {
  const page = document.getElementById("page");
  if (page.querySelector(":scope > :not(noscript)")) return;
  page.append(el("p", { class: "sorry", role: "status", text: SORRY[lang()] }));
}
