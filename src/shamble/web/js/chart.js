// Who led: everybody's points over the game, as lines with the seats' shapes, and the same as a table.

import { el, svg } from "./dom.js";
import { w } from "./words.js";

const COLOURS = { A: "#e69f00", B: "#56b4e9", C: "#009e73", D: "#cc79a7", E: "#0072b2", F: "#d55e00" };
const MARKS = {
  A: "M0-5.4A5.4 5.4 0 1 1-.1-5.4Z", B: "M-5.4-5.4H5.4V5.4H-5.4Z", C: "M0-7L6.5 5H-6.5Z", D: "M0-7L7 0L0 7L-7 0Z",
  E: "M0-7L2-2L7-2L3 2L5 7L0 4L-5 7L-3 2L-7-2L-2-2Z", F: "M-3.5-6H3.5L7 0L3.5 6H-3.5L-7 0Z",
};
const SIZES = {
  wide: { width: 760, height: 440, font: 13, badge: 26 }, slim: { width: 350, height: 250, font: 12, badge: 20 },
};
const EDGE = { left: 34, top: 16, bottom: 12 };
const MARKS_A_LINE = 4;
const GRID_LINES = 4;

/** The lines as a picture, once for a wide page and once for a phone. A press shows that moment. */
export function chart(context) {
  return el("div", { class: "chart" }, ...Object.entries(SIZES).map(([name, size]) => picture(context, name, size)));
}

/** The same numbers as a table; every row leads to its moment. */
export function chartTable({ result: { chart: { points, title }, ranking }, open }) {
  const seats = lined(points, ranking).sort((a, b) => a.seat - b.seat);
  const rows = turningRows(points).map(({ seq, scores, at }) => el(
    "tr", {},
    el(
      "th", { scope: "row" },
      el(
        "button",
        {
          class: "link", type: "button", "aria-label": `${w("result-open")}, ${w("result-moment")} ${at}`, text: at,
          on: { click: () => open(seq) },
        },
      ),
    ),
    ...seats.map(({ seat }) => el("td", { class: "num", text: scores[seat] })),
  ));
  const heads = [w("result-moment"), ...seats.map(({ name }) => name)].map((text) => el("th", { scope: "col", text }));
  return el(
    "details", { class: "numbers" }, el("summary", { text: w("result-table") }),
    el(
      "div", { class: "numbers-box", tabindex: "0", role: "region", "aria-label": title },
      el("table", {}, el("thead", {}, el("tr", {}, ...heads)), el("tbody", {}, ...rows)),
    ),
  );
}

// The seats that have a line: in a game of two sides the line may be one side's alone.
function lined(points, ranking) {
  return ranking.filter(({ seat }) => points[0].scores[seat] !== null);
}

// Moments at which nobody's points changed say nothing in a table.
function turningRows(points) {
  const changed = ({ scores, at }) => at === 0 || String(scores) !== String(points[at - 1].scores);
  return points.map((point, at) => ({ ...point, at })).filter(changed);
}

function picture({ result: { chart: { points, title }, ranking }, letter, open }, name, size) {
  const frame = scales(points, size);
  const shown = lined(points, ranking);
  const order = [...shown].reverse().map(({ seat }) => seat); // the winner's line lies on top
  const last = points.at(-1).scores;
  const label = `${title}. ${shown.map(({ name: who, seat }) => `${who} ${last[seat]}`).join(", ")}`;
  const show = (event) => open(nearest(points, frame, event).seq);
  return svg(
    "svg", { class: name, viewBox: `0 0 ${size.width} ${size.height}`, role: "img", "aria-label": label, on: { click: show } },
    ...grid(frame, size), ...order.map((seat) => line(points, seat, letter(seat), frame)),
    ...order.map((seat) => marks(points, seat, letter(seat), frame)), ...ends(points, shown, letter, frame, size),
  );
}

function scales(points, { width, height, badge }) {
  const all = points.flatMap(({ scores }) => scores.filter((score) => score !== null));
  const step = niceStep(Math.max(1, ...all) / GRID_LINES);
  const [low, top] = [Math.floor(Math.min(0, ...all) / step) * step, Math.ceil(Math.max(1, ...all) / step) * step];
  const [right, floor] = [width - badge - 44, height - EDGE.bottom];
  const x = (at) => EDGE.left + ((right - EDGE.left) * at) / Math.max(1, points.length - 1);
  const y = (value) => floor - ((floor - EDGE.top) * (value - low)) / (top - low);
  return { x, y, low, top, step, right };
}

function niceStep(rough) {
  const power = 10 ** Math.floor(Math.log10(rough));
  return Math.max(1, [1, 2, 5, 10].find((factor) => factor * power >= rough) * power);
}

function grid({ y, low, top, step, right }, { font }) {
  const values = Array.from({ length: Math.round((top - low) / step) + 1 }, (_, n) => low + n * step);
  return values.flatMap((value) => [
    svg("path", { class: value === 0 ? "grid zero" : "grid", d: `M${EDGE.left} ${y(value)}H${right}` }),
    svg("text", { class: "tick", x: EDGE.left - 7, y: y(value) + font / 3, "font-size": font, text: value }),
  ]);
}

function line(points, seat, letter, { x, y }) {
  const d = points.map(({ scores }, at) => `${at ? "L" : "M"}${x(at).toFixed(1)} ${y(scores[seat]).toFixed(1)}`).join("");
  return svg("g", { class: "lead-line" }, svg("path", { class: "outline", d }), svg("path", { d, stroke: COLOURS[letter] }));
}

// Each line carries its seat's shape a few times, never at the same moments as the others.
function marks(points, seat, letter, { x, y }) {
  const every = (points.length - 1) / (MARKS_A_LINE + 1);
  const spots = Array.from(
    { length: MARKS_A_LINE }, (_, n) => Math.round(every * (n + 0.6 + seat / 6)),
  ).filter((at) => at < points.length - 1);
  return svg(
    "g", { fill: COLOURS[letter], stroke: "#1d1a26", "stroke-width": 2, "stroke-linejoin": "round" },
    ...spots.map((at) => svg(
      "path", { d: MARKS[letter], transform: `translate(${x(at).toFixed(1)} ${y(points[at].scores[seat]).toFixed(1)})` },
    )),
  );
}

// Badges at the ends of the lines, moved apart where they would touch.
function ends(points, ranking, letter, { y, right }, { badge, height, font }) {
  const last = points.at(-1).scores;
  const spots = ranking.map(({ seat }) => ({ seat, at: y(last[seat]) })).sort((a, b) => a.at - b.at);
  spots.forEach((spot, n) => n && (spot.at = Math.max(spot.at, spots[n - 1].at + badge)));
  const over = Math.max(0, spots.at(-1).at + badge / 2 - height);
  return spots.flatMap(({ seat, at }) => [
    svg("use", { href: `#seat${letter(seat)}`, x: right + 8, y: at - over - badge / 2, width: badge, height: badge }),
    svg("text", { class: "end", x: right + 13 + badge, y: at - over + 5.5, "font-size": font + 4, text: last[seat] }),
  ]);
}

function nearest(points, { x }, event) {
  const picture = event.currentTarget;
  const place = new DOMPoint(event.clientX, event.clientY).matrixTransform(picture.getScreenCTM().inverse());
  const share = (place.x - x(0)) / Math.max(1, x(points.length - 1) - x(0));
  return points[Math.min(points.length - 1, Math.max(0, Math.round(share * (points.length - 1))))];
}
