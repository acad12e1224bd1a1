/**
 * The announcements that this page showed, so that it shows none twice. A change of the language reloads the page, which the player does not
 * see as a new visit. So the state of the history entry hands the ids over to that reload. Any other load starts without ids.
 */
const HANDED_OVER = 'shownAnnouncements';

let ids: Set<number> | undefined;

export function wasShown(id: number): boolean {
  return shown().has(id);
}

export function markShown(id: number): void {
  shown().add(id);
}

/** Call this directly before the reload. */
export function handOverShown(): void {
  window.history.replaceState({ ...entryState(), [HANDED_OVER]: [...shown()] }, '');
}

/** Takes the ids that the previous load handed over. Call this at the start, so that a later reload by the player does not find them. */
export function shown(): Set<number> {
  return (ids ??= takeHandedOver());
}

function takeHandedOver(): Set<number> {
  const { [HANDED_OVER]: handedOver, ...state } = entryState();
  if (!Array.isArray(handedOver)) return new Set();
  window.history.replaceState(state, '');
  return new Set(handedOver as number[]);
}

const entryState = () => (window.history.state ?? {}) as Record<string, unknown>;
