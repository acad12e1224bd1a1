import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';

/**
 * The history of the app. Each open layer (dialog, sheet, viewer, menu) has an entry of its own above the entry of its page, so that
 * "back" closes the top layer. The router sees only the entries of pages.
 *
 * - An entry of a layer repeats the address and state of its page, and adds `layer`: its height above the page, from 1.
 * - An entry whose layer is closed does nothing: "back" passes it, and the next layer takes it. So a reload and "forward" need no care.
 * - A page that is replaced below its layers is written into their entries on the way down (`moved`).
 * - Chrome's back button passes over all entries of a document that adds one after a "back" and before the next tap. So no entry is added
 *   or removed that the next layer or page could take.
 */
interface Entry {
  /** The number of the page's entry. The router counts them. */
  idx?: number;
  /** The router's key of the visit. */
  key?: string;
  layer?: number;
  /** The entries below still have a former address of the page. */
  moved?: boolean;
  /** The path of the page that this page was opened from. */
  below?: string;
}

/** A closed layer leaves its entry to the next one for this long: code that is still loading may open it. */
const REUSE_MS = 300;
/** A traversal that reached no entry of this page ends after this time. */
const LOST_MS = 1_000;

const { history: browser } = window;
const layers: { idx?: number; close: () => void }[] = [];
/** Navigations that wait: for the end of a traversal, or until React has closed the layers that they leave. */
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

/** Adds an entry above the shown one, which "back" passes unless a layer takes it. */
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
    // Not after "back", which has left the entry: it must not disturb a "forward".
    if (height() > openLayers().length) removeSpareLater(layer);
  };
}

/** Removes the entries of closed layers, unless the document is about to leave: a traversal would cancel that navigation. */
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
  // A layer that refused to close, or asked by another layer, gets its entry again.
  setTimeout(addMissing);
}

/** The browser's history for the router. A navigation from a layer that closes takes its entry. */
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

/** Whether the previous entry is the page with this path. */
export const isBelow = (path = ''): boolean => entry().below === path;

// Before the router listens, so that it does not see the entries of layers.
window.addEventListener('popstate', onPop);
