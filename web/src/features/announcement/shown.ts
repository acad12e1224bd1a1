/**
 * The announcements that this page showed: none is shown twice, whatever brings it. The reload after a change of the language is the same
 * page for the player, so the state of the history entry hands them over to it. Any other load starts with none.
 */
const HANDED_OVER = 'shownAnnouncements';

let ids: Set<number> | undefined;

export function wasShown(id: number): boolean {
  return shown().has(id);
}

export function markShown(id: number): void {
  shown().add(id);
}

/** Call it right before the reload. */
export function handOverShown(): void {
  window.history.replaceState({ ...entryState(), [HANDED_OVER]: [...shown()] }, '');
}

/** Takes what the previous load handed over. Call it at the start: a later reload by the player must not find it. */
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
