// What can wait until the next frame has been shown, so that what was asked for first is seen first.

const still = matchMedia("(prefers-reduced-motion: reduce)");
const SHOWN = 24; // milliseconds from a frame that is ready to the screen, in which the machine has enough to do

/** Do this when the frame that is being prepared has been shown. Out of sight there are no frames: then at once. */
export function afterFrame(then) {
  if (document.hidden || still.matches) then();
  else requestAnimationFrame(() => setTimeout(then, SHOWN));
}
