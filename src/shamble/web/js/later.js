// What can wait until the next frame has been shown, so that what was asked for first is seen first.

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Do this when the frame that is being prepared is on its way. Out of sight there are no frames: then at once. */
export function afterFrame(then) {
  if (document.hidden || still.matches) then();
  else requestAnimationFrame(() => setTimeout(then));
}
