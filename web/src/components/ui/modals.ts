import { create } from 'zustand';

/** A container in each open modal window, the topmost last. Content outside the topmost window is inert. */
const useModals = create<{ places: readonly HTMLElement[] }>(() => ({ places: [] }));

/** The container in the topmost window; null while none is open. */
export const useTopModal = () => useModals(({ places }) => places[places.length - 1] ?? null);

/** Registers an open window. Call the returned function when it closes. */
export function enterModal(place: HTMLElement): () => void {
  useModals.setState(({ places }) => ({ places: [...places, place] }));
  return () => useModals.setState(({ places }) => ({ places: places.filter((other) => other !== place) }));
}
