import { submit, useEntry } from '@/data/outbox';
import { useRequireSignIn } from '@/features/account';
import type { FavouriteKind } from './favouriteKind';

interface Favourite {
  kept: boolean;
  /** The change waits for the network. */
  waiting: boolean;
  /** Leads a visitor to the sign-in. */
  toggle: () => void;
}

/**
 * Whether the player keeps a post or game, and the change of it. `kept` is the player's wish at once. The wish survives reloads and losses of
 * the connection, and is reverted only if the server refuses it. `favourited`: the server's state; undefined: not known yet.
 */
export function useFavourite(kind: FavouriteKind, id: number, favourited = false): Favourite {
  const entry = useEntry(kind, String(id));
  const requireSignIn = useRequireSignIn();
  const kept = entry?.payload.favourited ?? favourited;
  return {
    kept,
    waiting: entry?.stalled ?? false,
    toggle: () => requireSignIn(() => void submit(kind, { id, favourited: !kept })),
  };
}
