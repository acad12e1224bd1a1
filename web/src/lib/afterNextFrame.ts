/** A hidden page has no frames, but its data must not fall behind without bound. */
const MAX_WAIT_MS = 200;

/**
 * Calls `work` once: after the next paint, or soon if nothing is painted. The work is a task of its own, so that it does not add to the time
 * of the browser's layout and painting.
 */
export function afterNextFrame(work: () => void): void {
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    setTimeout(work);
  });
  const timer = setTimeout(() => {
    cancelAnimationFrame(frame);
    work();
  }, MAX_WAIT_MS);
}
