// What click.py lets run inside the page, before the page's own scripts. It watches; all it adds is a dot in a corner.
//
// A click begins with its own time stamp, which the browser gives it before anything else. It ends when the frame is on
// the screen in which the board first shows what the server's update changed. The browser tells when an element was
// first on the screen (element timing), so a dot goes into that frame. Clicks that send no answer, such as picking a
// pawn, do not count, nor do answers that leave the board as it was.
//
// To count frames one must ask for every one of them, and a page in which pieces move by themselves would draw far
// fewer. So either a click is measured or frames are counted, never both.
'use strict';

const DOT = 'click-benchmark';
const MOVING = 440; // milliseconds after the last update in which pieces are still on their way

const bench = { clicks: [], replies: [], answers: 0, updated: 0, over: false };
window.bench = bench;
let counting = false;
let clicked = 0;
let pending = null;
let frames = [];

document.addEventListener('click', (event) => (clicked = event.timeStamp), true);

window.WebSocket = class extends WebSocket {
  constructor(...where) {
    super(...where);
    this.addEventListener('message', (event) => heard(event.data));
  }

  send(text) {
    if (text.includes('"kind":"answer"')) sent();
    super.send(text);
  }
};

function sent() {
  bench.answers += 1;
  pending = counting ? null : { begin: clicked, update: 0 };
}

function heard(text) {
  if (!/"kind":"(update|table)"/.test(text)) return;
  bench.updated = performance.now();
  bench.over = /"phase":"over"/.test(text);
  if (pending && !pending.update) pending.update = bench.updated;
}

const onBoard = ({ target }) => target.closest?.('.scene');
new MutationObserver((changes) => pending?.update && changes.some(onBoard) && dot()).observe(document, {
  subtree: true,
  childList: true,
  attributes: true,
});

function dot() {
  const { begin, update } = pending;
  const node = document.createElement('span');
  node.textContent = '.';
  node.style.cssText = 'position: fixed; left: 0; bottom: 0; font-size: 4px';
  node.setAttribute('elementtiming', DOT);
  node.measured = { begin, update };
  document.body.append(node);
  pending = null;
}

new PerformanceObserver((seen) => {
  for (const { element, renderTime } of seen.getEntries()) {
    if (!element?.measured) continue;
    const { begin, update } = element.measured;
    bench.clicks.push(renderTime - begin);
    bench.replies.push(update - begin);
    element.remove();
  }
}).observe({ type: 'element', buffered: true });

/** Before a click: whether its frames are to be counted, or else it is to be measured itself. */
bench.begin = (count) => {
  if (count && !counting) requestAnimationFrame(frame);
  counting = count;
  frames = [];
};

function frame(now) {
  frames.push(now);
  if (counting) requestAnimationFrame(frame);
}

/** Frames per second from the beginning until everything had moved. */
bench.rate = () => {
  counting = false;
  const seen = frames.filter((moment) => moment <= bench.updated + MOVING);
  return ((seen.length - 1) * 1000) / (seen.at(-1) - seen[0]);
};

/** The middles of what can be clicked now: in sight, and nothing else above it. */
bench.spots = (selector) =>
  [...document.querySelectorAll(selector)]
    .map((node) => node.getBoundingClientRect())
    .map((box) => [box.x + box.width / 2, box.y + box.height / 2])
    .filter(([x, y]) => document.elementFromPoint(x, y)?.closest(selector));
