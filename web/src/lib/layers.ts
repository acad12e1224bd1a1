import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';

/**
 * The history of the app. Each open layer (dialog, sheet, viewer, menu) has an entry of its own above the entry of its page, so that
 * "back" closes the top layer. The router sees only the entries of pages.
 *
 * - An entry of a layer repeats the address and state of its page, and adds `layer`: its height above the page, from 1.
 * - A spare entry, whose layer is closed, is harmless: "back" skips it, and the next layer takes it. So a reload and "forward" need no
 *   special case.
 * - If a page is replaced below its layers, only the shown entry gets the new page (`moved`). "Back" writes it into the entries below.
 * - Chrome's back button skips all entries of a document that adds an entry after a "back" without a tap in between. So this module does not
 *   remove an entry that the next layer or page can take.
 */
interface Entry {
  /** The number of the page's entry. The router counts them. */
  idx?: number;
  /** The router's key of the visit. */
  key?: string;
  layer?: number;
  /** The page was replaced: the entries below still have its former address. */
  moved?: boolean;
  /** The path of the page that this page was opened from. */
  below?: string;
}

/** The next layer can take the entry of a closed layer for this long, because its code may still be loading. */
const REUSE_MS = 300;
/** A traversal without a `popstate` event counts as ended after this time. */
const LOST_MS = 1_000;

const { history: browser } = window;
const layers: { idx?: number; close: () => void }[] = [];
/** Navigations that wait for the end of a traversal, or for React to close the layers that they leave. */
const waiting: (() => void)[] = [];
/** The timer of a traversal that this module started. */
let traversal: ReturnType<typeof setTimeout> | undefined;
let shown: Entry = {};
let url: string;

const entry = (): Entry => (browser.state as Entry | null) ?? {};
const height = ({ layer = 0 } = entry()) => layer;
const isHere = ({ idx }: Entry) => idx === entry().idx;
const openLayers = () => layers.filter(isHere);

function note(): void {
  shown = entry();
  url = window.location.href;
}

function write(change: Entry, address?: string): void {
  browser.replaceState({ ...entry(), ...change }, '', address);
  note();
}

/** Adds an entry for a layer above the shown entry. Without an open layer it is spare. */
export function pushLayerEntry(): void {
  browser.pushState({ ...entry(), layer: height() + 1 }, '');
  note();
}

/** Opens a layer of the shown page. `close` is called when the user goes back. Call the returned function when the layer has closed. */
export function openLayer(close: () => void): () => void {
  const layer = { idx: entry().idx, close };
  layers.push(layer);
  note();
  queueMicrotask(addMissing);
  return () => {
    layers.splice(layers.indexOf(layer), 1);
    // After "back" the spare entry is ahead. It stays there, so that a "forward" is not disturbed.
    if (height() > openLayers().length) removeSpareLater(layer);
  };
}

/** Removes spare entries after `REUSE_MS`, unless the document is about to unload: a traversal would cancel that navigation. */
function removeSpareLater(page: Entry): void {
  const stop = () => {
    clearTimeout(timer);
    window.removeEventListener('beforeunload', stop);
  };
  const timer = setTimeout(() => {
    stop();
    if (isHere(page) && !traversal) traverse(openLayers().length - height());
  }, REUSE_MS);
  window.addEventListener('beforeunload', stop);
}

function addMissing(): void {
  if (traversal) return;
  // Counts down, because browsers ignore changes of the history that come too fast.
  for (let missing = openLayers().length - height(); missing > 0; missing -= 1) pushLayerEntry();
}

function traverse(by: number): void {
  if (by >= 0) return;
  traversal = setTimeout(arrive, LOST_MS);
  browser.go(by);
}

function arrive(): void {
  clearTimeout(traversal);
  traversal = undefined;
  addMissing();
  while (!traversal && waiting.length > 0) waiting.shift()!();
}

function onPop(event: Event): void {
  const from = shown;
  const own = traversal;
  const at = height();
  if (isHere(from)) {
    event.stopImmediatePropagation();
    if (entry().key !== from.key) write({ ...from, layer: at, moved: at > 0 }, url);
    if (!own && at < height(from)) goBack(at);
  }
  note();
  if (own) arrive();
}

/** The user went back from an entry of a layer to the one at this height. */
function goBack(at: number): void {
  const open = openLayers();
  if (open.length === 0) return traverse(-1 - at);
  for (const { close } of open.slice(Math.min(at, open.length - 1)).reverse()) close();
  // A layer that stayed open, or opened a question above it, gets its entry again.
  setTimeout(addMissing);
}

/** The browser's history for the router. A navigation that closes a layer takes the layer's entry. */
export function createAppHistory(): ReturnType<typeof createBrowserHistory> {
  const history = createBrowserHistory({ v5Compat: true });
  note();
  const run = (act: () => void, now = true) => {
    if (now && !traversal && waiting.length === 0) return act();
    waiting.push(act);
    setTimeout(() => traversal ?? arrive());
  };
  const changes: Pick<typeof history, 'push' | 'replace' | 'go'> = {
    push: (to, state) =>
      run(() => {
        const { idx = 0, moved } = entry();
        const below = window.location.pathname;
        const takes = height() > openLayers().length && !moved;
        history[takes ? 'replace' : 'push'](to, state);
        write({ idx: idx + 1, below });
      }, height() === 0),
    replace: (to, state) =>
      run(() => {
        const { layer, below } = entry();
        history.replace(to, state);
        write({ layer, below, moved: Boolean(layer) });
      }),
    go: (by) => run(() => (by < 0 ? traverse(by - height()) : browser.go(by))),
  };
  return Object.assign(Object.create(history) as typeof history, changes);
}

/** Whether the page with this path is the previous entry. */
export const isBelow = (path = ''): boolean => entry().below === path;

// Registered before the router's listener, so that the router does not see the entries of layers.
window.addEventListener('popstate', onPop);
