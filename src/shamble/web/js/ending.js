// How a game ended, as a picture: the ground in a few flat shapes, and on it what stood on the table. Rows of data.

import { svg } from "./dom.js";

const INK = "#1d1a26";
const BOX = "0 0 410 190";

// A shape is [path, fill]; a piece is [symbol, x, y, scale, turn].
const street = "M-6 196V150C90 140 200 152 416 138V196Z";
const skyline = "M-6 160V104H34V78H70V112H104V64H146V118H178V92H214V124H262V72H300V118H336V88H372V110H416V160Z";
const roofs = "M-6 160V128H34V110H70V134H104V100H146V138H262V112H300V134H336V116H372V130H416V160Z";
const hills = "M-6 196V150C70 128 140 160 214 138C280 118 330 128 416 116V196Z";

function crowd(symbols, { from, to, y, scale, count }) {
  return Array.from({ length: count }, (_, at) => [
    symbols[at % symbols.length], from + ((to - from) * at) / (count - 1), y + (at % 2 ? 7 : 0), scale, [-7, 5, -3, 8][at % 4],
  ]);
}

const ENDINGS = {
  DAWN: {
    sky: "#f7a95b",
    shapes: [
      ["M-6-6H416V58H-6Z", "#f2812e"], ["M150 150A56 56 0 0 1 262 150Z", "#ffe9a8"], [roofs, "#6d4a6b"], [street, "#6b7078"],
    ],
    pieces: [
      ["zk-z3", 60, 166, 0.62, 88], ["zk-z5", 140, 164, 0.5, -86], ["zk-dog", 222, 168, 0.6, 84], ["zk-defender-A", 352, 158, 0.9, 0],
      ["zk-defender-B", 292, 162, 0.9, 0],
    ],
  },
  BARRICADE: {
    sky: "#2b3a67",
    shapes: [
      ["M330 66A40 40 0 1 1 329.9 66Z", "#f5c33b"], [skyline, "#1c2647"], [street, "#4a4f58"],
      ["M196 190L238 120L252 126L212 196Z", "#b5742f"], ["M300 194L268 128L284 122L320 190Z", "#b5742f"],
      ["M160 176L262 152L266 168L166 194Z", "#d9964a"], ["M292 160L396 174L392 192L288 178Z", "#d9964a"],
    ],
    pieces: [
      ["zk-z5", 262, 124, 0.86, -6], ["zk-z3", 200, 150, 0.7, 10], ["zk-z2", 326, 150, 0.7, -12], ["zk-z4", 126, 156, 0.6, 4],
      ["zk-dog", 376, 158, 0.5, 0], ["zk-hat", 60, 170, 0.7, 24],
    ],
  },
  HELIPAD: {
    sky: "#e9655d",
    shapes: [["M-6-6H416V70H-6Z", "#d8433b"], [skyline, "#6b7078"], [street, "#4a4f58"]],
    pieces: [
      ["zz-heli", 262, 122, 0.9, -8], ...crowd(["zz-z1", "zz-z2", "zz-z3", "zz-z4"], { from: 24, to: 392, y: 168, scale: 1.15, count: 9 }),
    ],
  },
  KILLS: {
    sky: "#e9655d",
    shapes: [["M-6-6H416V60H-6Z", "#d8433b"], [skyline, "#6b7078"], ["M120 196C170 150 220 110 300 104C350 112 390 150 416 176V196Z", "#4a4f58"]],
    pieces: [
      ...crowd(["zz-z2", "zz-z1", "zz-z4"], { from: 150, to: 400, y: 176, scale: 1.1, count: 6 }),
      ...crowd(["zz-z3", "zz-z1"], { from: 216, to: 356, y: 150, scale: 1.1, count: 3 }), ["zz-pow", 286, 118, 1, 0],
    ],
  },
  LIMIT: {
    sky: "#57506b",
    shapes: [["M-6-6H416V60H-6Z", "#403a52"], [skyline, "#2a2636"], [street, "#4a4f58"]],
    pieces: [
      ["zz-wreck", 120, 166, 0.8, 0], ["zz-graves", 330, 160, 0.9, 0],
      ...crowd(["zz-z1", "zz-z3"], { from: 190, to: 270, y: 166, scale: 1.1, count: 3 }),
    ],
  },
  HORDE: {
    sky: "#ef5d8f",
    shapes: [["M-6-6H416V50H-6Z", "#d94a7c"], [skyline, "#a8386a"], [hills, "#3aa6d0"], ["M-6 196V176C80 160 150 184 226 168C300 152 350 166 416 152V196Z", "#2b86ad"]],
    pieces: [
      ...crowd(["ts-z1A", "ts-z2B", "ts-z3C", "ts-z1D", "ts-z2E"], { from: 20, to: 396, y: 140, scale: 0.8, count: 9 }),
      ...crowd(["ts-z3A", "ts-z1C", "ts-z2D"], { from: 40, to: 380, y: 174, scale: 0.9, count: 8 }),
    ],
  },
  ROLL: {
    sky: "#ef5d8f",
    shapes: [["M-6-6H416V50H-6Z", "#d94a7c"], [hills, "#3aa6d0"], [street, "#2b86ad"]],
    pieces: [
      ["ts-cube-hit", 214, 140, 0.9, -14], ["ts-cube-safe", 296, 148, 0.9, 11], ["ts-z1A", 150, 160, 0.7, -6], ["ts-z2B", 366, 158, 0.7, 6],
      ["ts-z3C", 90, 166, 0.6, 4],
    ],
  },
  TOKEN: {
    sky: "#ef5d8f",
    shapes: [["M-6-6H416V50H-6Z", "#d94a7c"], [hills, "#3aa6d0"], [street, "#2b86ad"]],
    pieces: [
      ["ts-tie-1", 226, 140, 1.6, -10], ["ts-tie-6", 306, 144, 1.6, 9], ["ts-z1A", 150, 160, 0.7, -6], ["ts-z2B", 370, 158, 0.7, 6],
    ],
  },
  POINTS: {
    sky: "#f2812e",
    shapes: [
      ["M-6-6H416V44H-6Z", "#d96a1c"],
      ["M300 150L312 92C284 96 268 78 282 64C276 40 306 28 322 40C340 22 376 34 374 58C392 70 376 96 346 92L358 150Z", "#fffaf0"],
      [hills, "#2a8c82"], ["M-6 196V172C90 158 200 180 416 160V196Z", "#1d6a63"],
    ],
    pieces: [
      ["zg-f1", 176, 160, 0.7, -8], ["zg-f3", 216, 164, 0.7, 6], ["zg-fu", 256, 160, 0.7, -4], ["zg-me", 298, 164, 0.7, 8],
      ["zg-el", 338, 158, 0.7, -6], ["zg-to", 378, 164, 0.7, 5], ["zg-pA", 126, 150, 0.9, 0],
    ],
  },
};
for (const tied of ["ENEMIES", "SUPPLIES", "SHARED"]) ENDINGS[tied] = ENDINGS.POINTS;

/** The picture of an ending; what has none of its own gets the hill of Zombiegeddon. */
export function ending(reason) {
  const { sky, shapes, pieces } = ENDINGS[reason] ?? ENDINGS.POINTS;
  return svg(
    "svg", { class: "ending", viewBox: BOX, preserveAspectRatio: "xMaxYMax slice", "aria-hidden": "true" },
    svg("path", { d: "M-6-6H416V196H-6Z", fill: sky }),
    ...shapes.map(([d, fill]) => svg("path", { d, fill, stroke: INK, "stroke-width": 3, "stroke-linejoin": "round" })),
    ...pieces.map(([id, x, y, scale, turn]) => svg(
      "g", { class: "piece" },
      svg("use", { href: `#${id}`, transform: `translate(${x} ${y}) rotate(${turn}) scale(${scale})` }),
    )),
  );
}
