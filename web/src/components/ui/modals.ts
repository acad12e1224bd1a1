import { create } from 'zustand';

/** A place in each open modal window, the topmost last. What stands outside of that window is out of reach. */
const useModals = create<{ places: readonly HTMLElement[] }>(() => ({ places: [] }));

/** Where in the topmost window something may be put; null while none is open. */
export const useTopModal = () => useModals(({ places }) => places[places.length - 1] ?? null);

/** A window has opened; the answer is for when it closes. */
export function enterModal(place: HTMLElement): () => void {
  useModals.setState(({ places }) => ({ places: [...places, place] }));
  return () => useModals.setState(({ places }) => ({ places: places.filter((other) => other !== place) }));
}
