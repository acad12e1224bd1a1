import type { Game } from '@/api/types';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { gameQuery } from '../api';
import { amountOf } from '../price';
import { usePrice } from '../usePrice';
import type { ChangedPrice } from './downloadStore';

/** The cached game, live. The page below the dialog refetches it; the dialog itself sends no request. */
export function useLiveGame(game: Game): Game {
  const { data, isPlaceholderData } = useQuery({ ...gameQuery(useQueryClient(), game.id), enabled: false });
  return isPlaceholderData ? game : (data ?? game);
}

/**
 * The price to confirm, live with the game and the membership. `before`: the price that the dialog showed first, if it is higher now.
 * The price of a refusal (`changed`) is shown until the live price changes too.
 */
export function useLivePrice(game: Game, changed: ChangedPrice | undefined) {
  const shown = amountOf(usePrice(game));
  const [first] = useState(shown);
  if (changed && shown === first) return changed;
  const before = changed?.before ?? first;
  return { price: shown, before: shown > before ? before : undefined };
}
