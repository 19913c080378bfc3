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

/** What `fetching` brings, however often it takes. Where the server answered and said no, that is thrown. */
export async function again(fetching) {
  for (let wait = FIRST_WAIT; ; wait = Math.min(2 * wait, LAST_WAIT)) {
    try {
      return await fetching();
    } catch (problem) {
      if (problem.sentence && problem.code !== "lost") throw problem;
      apologise();
      await new Promise((done) => setTimeout(done, wait));
    }
  }
}

// Only where nothing was drawn yet; whoever draws the page clears it first.
function apologise() {
  const page = document.getElementById("page");
  if (page.querySelector(":scope > :not(noscript)")) return;
  page.append(el("p", { class: "sorry", role: "status", text: SORRY[lang()] }));
}
