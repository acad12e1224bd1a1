import { createFavouriteKind } from '@/features/favourite';
import { gameKey, type OpenedGame } from './api';

/** Favourite games. */
export const gameFavouriteKind = createFavouriteKind('game', (id, { favourited }, { client }) => {
  client.setQueryData<OpenedGame | null>(gameKey(id), (game) => game && { ...game, favourited });
});
