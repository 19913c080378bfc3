// One's own seat as a link and a code, to go on with it on another device; and a new link, where an old one is in wrong hands.

import { dialog } from "./ask.js";
import { el, icon, refusal, svg, toast } from "./dom.js";
import { qr, qrPath } from "./qr.js";
import { copy } from "./share.js";
import { w } from "./words.js";

const QUIET_ZONE = 4;

/** Show one's own seat; `act` speaks for it. */
export function moveDialog(code, token, act) {
  const link = `${location.origin}/t/${code}#${token}`;
  const renew = async () => {
    try {
      const { token: fresh } = await act("renew");
      box.close();
      moveDialog(code, fresh, act);
      toast(w("room-renewed"));
    } catch (problem) {
      refusal(problem);
    }
  };
  const box = dialog(
    w("room-move-title"),
    el(
      "div", { class: "stack move-box" }, qrPicture(link, w("room-move-qr")),
      el("p", { class: "aside-note" }, icon("warn"), el("span", { text: w("room-move-note") })),
      el("button", { class: "btn pri", type: "button", text: w("room-copy"), on: { click: () => copy(link) } }),
      el("p", { class: "s soft", text: w("room-renew-note") }),
      el("button", { class: "btn", type: "button", on: { click: renew } }, icon("again"), w("room-renew")),
    ),
  );
}

/** A text as a QR code; null if it is too long for one. */
export function qrPicture(text, label) {
  const code = qr(text);
  if (!code) return null;
  const size = code.length + 2 * QUIET_ZONE;
  return svg(
    "svg",
    {
      class: "qr", viewBox: `${-QUIET_ZONE} ${-QUIET_ZONE} ${size} ${size}`, role: "img", "aria-label": label,
      "shape-rendering": "crispEdges",
    },
    svg("rect", { x: -QUIET_ZONE, y: -QUIET_ZONE, width: size, height: size, fill: "#fffaf0" }),
    svg("path", { d: qrPath(code), fill: "#1d1a26" }),
  );
}
