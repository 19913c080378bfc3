// What click.py lets run inside the page, before the page's own scripts. It watches and changes nothing.
//
// A click begins with its own time stamp. It ends after the first frame that comes once the server's update has arrived
// and the page has changed because of it. Clicks that send no answer, such as picking a pawn, do not count.
'use strict';

const bench = { clicks: [], replies: [], frames: [], answers: 0, updated: 0, over: false };
window.bench = bench;
let clicked = 0;
let pending = null;
let changed = 0;

document.addEventListener('click', (event) => (clicked = event.timeStamp), true);

window.WebSocket = class extends WebSocket {
  constructor(...where) {
    super(...where);
    this.addEventListener('message', (event) => heard(event.data));
  }

  send(text) {
    if (text.includes('"kind":"answer"')) {
      bench.answers += 1;
      pending = { begin: clicked, update: 0 };
    }
    super.send(text);
  }
};

function heard(text) {
  if (!/"kind":"(update|table)"/.test(text)) return;
  bench.updated = performance.now();
  bench.over = /"phase":"over"/.test(text);
  if (pending && !pending.update) pending.update = bench.updated;
}

new MutationObserver(() => (changed = performance.now())).observe(document, {
  subtree: true,
  childList: true,
  attributes: true,
  characterData: true,
});

// The next task after a frame's callbacks runs when the frame has been handed over.
const handed = new MessageChannel();
handed.port1.onmessage = ({ data: { begin, update } }) => {
  bench.clicks.push(performance.now() - begin);
  bench.replies.push(update - begin);
};

function frame(now) {
  bench.frames.push(now);
  if (pending?.update && changed >= pending.update) {
    handed.port2.postMessage(pending);
    pending = null;
  }
  requestAnimationFrame(frame);
}
requestAnimationFrame(frame);

/** The middles of what can be clicked now: in sight, and nothing else above it. */
bench.spots = (selector) =>
  [...document.querySelectorAll(selector)]
    .map((node) => node.getBoundingClientRect())
    .map((box) => [box.x + box.width / 2, box.y + box.height / 2])
    .filter(([x, y]) => document.elementFromPoint(x, y)?.closest(selector));

/** Frames per second from a moment until now. */
bench.rate = (since) => {
  const seen = bench.frames.filter((moment) => moment >= since);
  return ((seen.length - 1) * 1000) / (seen.at(-1) - seen[0]);
};
