import type { Game } from '@/api/types';
import { useMembership } from '@/features/account';
import { priceOf, type Price } from './price';

/** The price of a game for this player, live with the membership. */
export function usePrice(game: Game): Price {
  return priceOf(game, useMembership());
}
