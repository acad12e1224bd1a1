import { onlineOrDelay } from '@/lib/onlineOrDelay';
import { reportClientError } from '@/lib/errorReporter';
import { reload } from '@/lib/reload';
import { useConnection } from '@/realtime';
import { create, type StoreApi, type UseBoundStore } from 'zustand';

const FIRST_WAIT_MS = 2_000;
const WAIT_MAX_MS = 60_000;

/** The attempts to load the code of a page. */
export interface PageCode<Code> {
  /** Resolves when the code has loaded, and never rejects. After a failure it waits for the network, a delay or `retry`. */
  load: () => Promise<Code>;
  useFailures: UseBoundStore<StoreApi<{ count: number }>>;
  /** Starts the next attempt at once. */
  retry: () => void;
}

export function pageCode<Code>(fetchCode: () => Promise<Code>): PageCode<Code> {
  const useFailures = create(() => ({ count: 0 }));
  let wait = new AbortController();
  const load = async () => {
    for (let tries = 1; ; tries += 1) {
      try {
        if (tries > 1) await fetchFailedSheets();
        const code = await fetchCode();
        useFailures.setState({ count: 0 });
        return code;
      } catch (error) {
        console.warn(`the code of a page did not load, attempt ${tries}`, error);
        if (tries === 1 && navigator.onLine) reportClientError('boundary', error);
        wait = new AbortController();
        useFailures.setState({ count: tries });
        await nextAttempt(tries, wait);
      }
    }
  };
  return { load, useFailures, retry: () => wait.abort() };
}

/** Waits for the network, the socket, the delay or the player, whichever is first. */
async function nextAttempt(tries: number, wait: AbortController): Promise<void> {
  const forget = useConnection.subscribe(({ state }) => state === 'online' && wait.abort());
  const delayMs = Math.min(FIRST_WAIT_MS * 2 ** (tries - 1), WAIT_MAX_MS);
  // Without a network, an attempt is pointless.
  await onlineOrDelay(navigator.onLine ? delayMs : Infinity, wait.signal);
  forget();
}

/** Vite requests each style sheet once, also after a failure. */
const failedSheets = new Set<HTMLLinkElement>();

window.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failedSheets.add(target);
  },
  true,
);

async function fetchFailedSheets(): Promise<void> {
  const links = [...failedSheets];
  failedSheets.clear();
  await Promise.all(
    links.map(
      (link) =>
        new Promise<void>((resolve, reject) => {
          const again = link.cloneNode() as HTMLLinkElement;
          again.onload = () => resolve();
          again.onerror = () => reject(new Error(`${link.href} did not load`));
          link.replaceWith(again);
        }),
    ),
  );
}

/** The first script of a build: scripts/bootstrap.js. */
const FIRST_SCRIPT = /\/assets\/first-[\w-]+\.js/;

/** A new release may have removed the files of this page. Then the page loads again, at the same address, with the new release. */
export async function reloadIfReplaced(): Promise<void> {
  const ours = document.querySelector<HTMLScriptElement>('script[src*="/assets/first-"]')?.src;
  if (!ours || !navigator.onLine) return;
  const served = await fetch(window.location.href, { cache: 'no-store', headers: { Accept: 'text/html' } })
    .then((page) => page.text())
    .catch(() => '');
  const [theirs] = FIRST_SCRIPT.exec(served) ?? [];
  if (theirs && !ours.endsWith(theirs)) reload();
}
