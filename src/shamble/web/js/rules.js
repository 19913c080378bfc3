// The rulebook of a game, clause by clause, with its contents beside it.

import { again } from "./again.js";
import { api } from "./api.js";
import { loadArt, ink, title } from "./art.js";
import { clear, el, refusal } from "./dom.js";
import { header } from "./header.js";
import "./tip.js";
import { colon, lang, loadWords, w } from "./words.js";

const page = document.getElementById("page");
const game = decodeURIComponent(location.pathname.split("/").filter(Boolean)[1] ?? "");

await start();

async function start() {
  await again(() => loadWords());
  await again(() => loadArt(game));
  header(document.getElementById("head"), { active: "rules", game, tabs: true });
  document.addEventListener("lang", draw);
  await draw();
}

async function draw() {
  try {
    const rules = await again(() => api(`/api/rules/${encodeURIComponent(game)}?lang=${lang()}`));
    document.title = colon("Shamble", rules.title);
    const book = el("article", { class: "book", lang: rules.lang });
    book.innerHTML = rules.html; // our own rulebook, made into markup by our own server
    nameClauses(book);
    clear(page).append(el("div", { class: `rulebook ${ink(game)}` }, contents(book, rules.title), book));
    showAsked();
  } catch (problem) {
    refusal(problem);
  }
}

// The id a clause begins with is the link that others cite it by.
function nameClauses(book) {
  for (const mark of book.querySelectorAll("p[id] > strong.clause")) {
    const id = mark.textContent;
    mark.parentNode.classList.add("clause-text");
    mark.replaceWith(el("a", { class: "clause", href: `#${id}`, "aria-label": `${id}, ${w("rules-clause")}`, text: id }));
  }
}

function contents(book, name) {
  const items = [...book.querySelectorAll("h2")].map((heading, at) => {
    heading.id ||= `part-${at + 1}`;
    return el("li", {}, el("a", { href: `#${heading.id}`, text: heading.textContent }));
  });
  return el(
    "aside", { class: "contents" }, el("div", { class: "book-title" }, title(game, name)),
    el(
      "details", { open: matchMedia("(min-width: 761px)").matches }, el("summary", { text: w("rules-contents") }),
      el("nav", { "aria-label": w("rules-contents") }, el("ol", {}, ...items)),
    ),
  );
}

// The book was not there yet when the browser looked for the clause in the address.
function showAsked() {
  const asked = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!asked) return;
  location.replace(location.hash);
  asked.scrollIntoView();
}
