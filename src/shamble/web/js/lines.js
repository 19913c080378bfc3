// A text of the picture that may take several lines, as core/svg.py breaks it. Knows no game.

import { svg } from "./dom.js";

const STEP = 1.15; // from line to line, in sizes of the text

/** Break the words of an element into lines that fit the room; only the page itself knows how wide they are. */
export function wrap(node, { w: room, lines: most }) {
  const words = node.textContent;
  node.textContent = words;
  if (!room || node.getComputedTextLength() <= room) return;
  const lines = broken(words, most, (from, to) => node.getSubStringLength(from, to - from) <= room);
  node.replaceChildren(...lines.map((line, nth) => svg("tspan", { x: 0, dy: nth ? `${STEP}em` : null }, line)));
  for (const line of node.children) if (line.getComputedTextLength() > room) squeeze(line, room);
}

// Each line keeps the space behind it, so that all of them together read as before. The last one holds what is left.
function broken(words, most, fits) {
  const lines = [];
  let start = 0;
  let end = 0;
  for (const word of words.split(/(?<= )/)) {
    if (end > start && lines.length < most - 1 && !fits(start, end + word.trimEnd().length)) {
      lines.push(words.slice(start, end));
      start = end;
    }
    end += word.length;
  }
  return [...lines, words.slice(start)];
}

/** Set a text so tightly that it fits the room. */
export function squeeze(line, room) {
  line.setAttribute("textLength", room);
  line.setAttribute("lengthAdjust", "spacingAndGlyphs");
}
