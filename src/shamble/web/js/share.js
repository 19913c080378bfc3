// Handing a link on: by the device's own sheet where there is one, otherwise by copying it.

import { onTop, toast } from "./dom.js";
import { w } from "./words.js";

/** Whether this device has a sheet to share with. */
export function canShare() {
  return typeof navigator.share === "function";
}

/** Offer a link to the device's sheet; without one, copy it. */
export async function share(title, url) {
  if (!canShare()) return copy(url);
  try {
    await navigator.share({ title, url });
  } catch (problem) {
    // Closing the sheet is an answer too.
    if (problem.name !== "AbortError") await copy(url);
  }
}

/** Copy a text, and say so. */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    toast(w("copied"));
  } catch {
    if (copyTheOldWay(text)) toast(w("copied"));
    else toast(w("not-copied"), { bad: true });
  }
}

// The clipboard needs an encrypted page; a table at home is often served without.
function copyTheOldWay(text) {
  const field = document.createElement("textarea");
  field.value = text;
  const { activeElement: held } = document;
  onTop().append(field); // beside an open dialog nothing can be selected
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  held?.focus({ preventScroll: true });
  return done;
}
