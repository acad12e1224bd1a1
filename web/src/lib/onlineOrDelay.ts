/** Waits until the network is back, the delay is over or `signal` aborts, whichever is first. `Infinity`: there is no delay. */
export function onlineOrDelay(delayMs: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const ended = new AbortController();
    const end = () => {
      clearTimeout(timer);
      ended.abort();
      resolve();
    };
    const timer = delayMs < Infinity ? setTimeout(end, delayMs) : undefined;
    window.addEventListener('online', end, { signal: ended.signal });
    signal?.addEventListener('abort', end, { signal: ended.signal });
  });
}
