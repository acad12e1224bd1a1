/** A hidden page has no frames, but its data must not fall behind without bound. */
const MAX_WAIT_MS = 200;

/** Calls `work` once: before the next paint, or soon if nothing is painted. */
export function onNextFrame(work: () => void): void {
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    work();
  });
  const timer = setTimeout(() => {
    cancelAnimationFrame(frame);
    work();
  }, MAX_WAIT_MS);
}
