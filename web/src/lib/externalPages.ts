import { appConfig } from '@/config';
import { pushLayerEntry } from './layers';
import { navigateTo } from './navigator';

/**
 * A payment leaves the app, and the payment company returns to it by a new entry of the history. "Back" must not lead to the company's
 * pages again. So the page of the return goes back to the entry that the player left. That entry then shows the address of the return.
 */
interface Departure {
  /** The address of the return. */
  to: string;
  /** The length of the history. The entry that was left is the one before the last. */
  length: number;
  /** The router's key of the entry that was left. */
  key?: string;
  /** The player has returned, and goes back to that entry. */
  returned?: boolean;
}

/** The state of an entry of the app. */
interface EntryState {
  key?: string;
  layer?: number;
}

const KEY = 'departure';
/** If going back leads nowhere, the page of the return starts after this time. */
const STAY_MS = 1_500;
/** With this many entries, browsers drop the oldest ones. Then the length of the history does not tell the position. */
const MAX_ENTRIES = 50;

/** Call this before the app opens a page that returns to this path. */
export function rememberDeparture(path: string): void {
  // Drops the entries ahead, so that the length of the history tells the position.
  pushLayerEntry();
  const { length, state } = window.history;
  save({ to: appConfig.prefix + path, length, key: (state as EntryState).key });
  // The browser may return to this document as it was left.
  window.addEventListener(
    'pageshow',
    () => {
      const departure = takeDeparture();
      if (departure?.returned) navigateTo(departure.to.slice(appConfig.prefix.length), { replace: true });
    },
    { once: true },
  );
}

/**
 * Runs at startup. True: this page is a return, and goes back to the entry that the player left. `start` runs if that leads nowhere.
 */
export function returnToDeparture(start: () => void): boolean {
  const departure = takeDeparture();
  if (!departure) return false;
  const { history, location } = window;
  const { to, length, key, returned } = departure;
  const entry = history.state as EntryState | null;
  if (returned) {
    // The entry that was left, in a new document. The router reads its state afterwards.
    if (entry && entry.key === key)
      history.replaceState({ ...entry, usr: null, key: to, moved: Boolean(entry.layer) }, '', to);
    return false;
  }
  // The player may not have left at all, or may have come back in another way. Only a new entry has no state.
  const isReturn = entry === null && location.pathname + location.search === to;
  const by = length - 1 - history.length;
  if (!isReturn || by >= -1 || history.length >= MAX_ENTRIES) return false;
  save({ ...departure, returned: true });
  setTimeout(start, STAY_MS);
  history.go(by);
  return true;
}

function save(departure: Departure): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(departure));
  } catch {
    // Without session storage, the history keeps the external pages.
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
