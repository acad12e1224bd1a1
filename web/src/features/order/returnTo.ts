import { persistedByPlayer } from '@/data/persisted';

/**
 * Where to continue after the payment of an order; an empty `to` is no address. It is in local storage because paying leaves the app and loads
 * the page again. Version 0 had the same fields.
 */
const storeOf = persistedByPlayer('{uid}:paying', {
  initial: { order: '', to: '' },
  validate: ({ order, to }) =>
    typeof order === 'string' && typeof to === 'string' && to.startsWith('/') ? { order, to } : {},
});

export function saveReturnTo(uid: number, order: string, to: string | undefined): void {
  if (to === undefined) clearReturnTo(uid);
  else storeOf(`${uid}:paying`).setState({ order, to });
}

/** The return address saved with this order; null if a later order has replaced it. */
export function returnToAfter(uid: number, order: string): string | null {
  const saved = storeOf(`${uid}:paying`).fresh();
  return saved.order === order && saved.to ? saved.to : null;
}

/** Call this when the player returns to the page. */
export const clearReturnTo = (uid: number): void => storeOf(`${uid}:paying`).setState({ order: '', to: '' });
