import { onlineOrDelay } from '@/lib/onlineOrDelay';
import { reportClientError } from '@/lib/errorReporter';
import { navigationType } from '@/lib/navigationType';
import { useConnection } from '@/realtime';
import { create, type StoreApi, type UseBoundStore } from 'zustand';

const FIRST_WAIT_MS = 2_000;
const WAIT_MAX_MS = 60_000;
/** A reload that did not help is not repeated within this time. */
const RELOAD_PAUSE_MS = 60_000;

/** The attempts to load the code of a page. */
export interface PageCode<Code> {
  /** Resolves when the code has loaded, and never rejects. After a failure it waits for the network, a delay or `retry`. */
  load: () => Promise<Code>;
  /** Makes one attempt; undefined if it fails. */
  preload: () => Promise<Code | undefined>;
  useFailures: UseBoundStore<StoreApi<{ count: number }>>;
  /** Starts the next attempt at once. */
  retry: () => void;
}

export function pageCode<Code>(fetchCode: () => Promise<Code>): PageCode<Code> {
  const useFailures = create(() => ({ count: 0 }));
  const attempt = withStyleSheets(fetchCode);
  let wait = new AbortController();
  const load = async () => {
    for (let tries = 1; ; tries += 1) {
      try {
        const code = await attempt();
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
  return { load, preload: () => attempt().catch(() => undefined), useFailures, retry: () => wait.abort() };
}

/** Waits for the network, the socket, the delay or the player, whichever is first. */
async function nextAttempt(tries: number, wait: AbortController): Promise<void> {
  const forget = useConnection.subscribe(({ state }) => state === 'online' && wait.abort());
  const delayMs = Math.min(FIRST_WAIT_MS * 2 ** (tries - 1), WAIT_MAX_MS);
  // Without a network, an attempt is pointless.
  await onlineOrDelay(navigator.onLine ? delayMs : Infinity, wait.signal);
  forget();
}

/** Vite requests each style sheet once, also after a failure, and also for another page. */
const failedSheets = new Set<HTMLLinkElement>();

window.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failedSheets.add(target);
  },
  true,
);

/** Requests failed style sheets again before the code. A sheet of another part of the app does not stop the page. */
function withStyleSheets<Code>(fetchCode: () => Promise<Code>): () => Promise<Code> {
  /** The addresses of sheets that failed together with this code. */
  const own = new Set<string>();
  return async () => {
    await Promise.all([...failedSheets].map(fetchSheetAgain));
    const stillFailed = [...failedSheets].map(({ href }) => href);
    const missing = stillFailed.find((href) => own.has(href));
    if (missing) throw new Error(`${missing} did not load`);
    try {
      return await fetchCode();
    } catch (error) {
      for (const { href } of failedSheets) if (!stillFailed.includes(href)) own.add(href);
      throw error;
    }
  };
}

/** Resolves when the sheet has loaded or failed again. */
function fetchSheetAgain(link: HTMLLinkElement): Promise<void> {
  failedSheets.delete(link);
  return new Promise((resolve) => {
    const again = link.cloneNode() as HTMLLinkElement;
    again.onload = () => resolve();
    again.onerror = () => resolve();
    link.replaceWith(again);
  });
}

/** The first script of a build: scripts/bootstrap.js. */
const FIRST_SCRIPT = /\/assets\/first-[\w-]+\.js/;

/**
 * Whether only a new document can load the page:
 * - The server has a newer release, which may have removed the files of this one.
 * - A repeated attempt has failed although the server answers. Many browsers keep a failed import until the document loads again
 *   (https://github.com/whatwg/html/issues/6768).
 */
export async function needsReload(failures: number): Promise<boolean> {
  const ours = document.querySelector<HTMLScriptElement>('script[src*="/assets/first-"]')?.src;
  if (!ours || !navigator.onLine) return false;
  const served = await fetch(window.location.href, { cache: 'no-store', headers: { Accept: 'text/html' } })
    .then((page) => page.text())
    .catch(() => '');
  // Something else may answer: the sign-in page of a Wi-Fi, or a proxy whose server is down.
  const [theirs] = FIRST_SCRIPT.exec(served) ?? [];
  return theirs !== undefined && (failures > 1 || !ours.endsWith(theirs));
}

export function wasJustReloaded(): boolean {
  return navigationType() === 'reload' && performance.now() < RELOAD_PAUSE_MS;
}
