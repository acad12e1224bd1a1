const POLL_MS = 100;
export const TIMEOUT_MS = 15_000;

/** Polls until `probe` returns a truthy value. An error of the probe means "not yet"; the error at the deadline names it. */
export async function waitUntil<T>(
  what: string,
  probe: () => Promise<T>,
  patience = TIMEOUT_MS,
): Promise<NonNullable<T>> {
  const deadline = Date.now() + patience;
  let last: unknown;
  do {
    try {
      const found = await probe();
      if (found) return found;
      last = found;
    } catch (error) {
      last = error;
    }
    await new Promise((next) => setTimeout(next, POLL_MS));
  } while (Date.now() < deadline);
  const detail = last instanceof Error ? last.message : JSON.stringify(last);
  throw new Error(`not within ${patience / 1000} s: ${what} (last: ${detail})`);
}
