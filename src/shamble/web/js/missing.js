// A page that is not there: it says so in every language, and shows the reader's own.

import { again } from "./again.js";
import { header } from "./header.js";
import { lang, loadWords } from "./words.js";

await again(() => loadWords());
header(document.getElementById("head"), { tabs: true });
document.addEventListener("lang", show);
show();

function show() {
  for (const sentence of document.querySelectorAll("#page [lang]")) sentence.hidden = sentence.lang !== lang();
}
