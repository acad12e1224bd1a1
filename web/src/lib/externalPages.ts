import { appConfig } from '@/config';
import { pushLayerEntry } from './layers';
import { navigateTo } from './navigator';

/**
 * A payment leaves the app, and the payment company returns to it by a new entry of the history. "Back" must not lead to the company's
 * pages again. So the page of the return goes back to the entry that the player left. That entry then shows the address of the return.
 */
interface Departure {
  /** The length of the history. The entry that was left is the one before the last. */
  length: number;
  /** The address of the return. */
  to?: string;
}

const KEY = 'departure';
/** If going back does not leave the page of the return, it starts after this time. */
const STAY_MS = 1_500;

/** Call this before the app opens an external page that returns to it. */
export function rememberDeparture(): void {
  // Removes the entries ahead, so that the length of the history gives the position.
  pushLayerEntry();
  save({ length: window.history.length });
  // The browser may restore this document from its cache instead of loading it.
  window.addEventListener(
    'pageshow',
    () => {
      const to = takeDeparture()?.to;
      if (to) navigateTo(to.slice(appConfig.prefix.length), { replace: true });
    },
    { once: true },
  );
}

/**
 * Runs at startup. True: this page is a return, and goes back to the entry that the player left. `start` runs if going back does not leave it.
 */
export function returnToDeparture(start: () => void): boolean {
  const departure = takeDeparture();
  if (!departure) return false;
  const { history, location } = window;
  const { length, to } = departure;
  if (to) {
    // The entry that was left, in a new document. The router reads its state afterwards.
    const left = history.state as { layer?: number };
    history.replaceState({ ...left, usr: null, key: to, moved: Boolean(left.layer) }, '', to);
    return false;
  }
  const by = length - 1 - history.length;
  // Only a new entry has no state. The player may also have come back by the browser's "back".
  if (history.state !== null || by >= -1) return false;
  save({ length, to: location.pathname + location.search });
  setTimeout(start, STAY_MS);
  history.go(by);
  return true;
}

function save(departure: Departure): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(departure));
  } catch {
    // Without session storage, the external pages stay in the history.
  }
}

function takeDeparture(): Departure | null {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return JSON.parse(text ?? 'null') as Departure | null;
  } catch {
    return null;
  }
}
