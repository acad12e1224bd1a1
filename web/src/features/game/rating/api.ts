import { del, postJson } from '@/api/client';
import type { Game } from '@/api/types';
import { isNewer } from '@/realtime/versioning';
import type { QueryClient } from '@tanstack/react-query';
import { cachedGames } from '../api';

/** The ratings of a game, from an answer or a frame. */
export type Ratings = Pick<Game, 'rating' | 'ratingNum' | 'ratingCounts' | 'ratingVersion'>;

export const rateGame = (id: number, stars: number) =>
  postJson('/api/v1/game/{id}/rating', { stars }, { pathParams: { id } });

export const takeRatingBack = (id: number) =>
  del('/api/v1/game/{id}/rating', undefined, { pathParams: { id } });

/** Updates the ratings of a game everywhere it is shown. An older version changes nothing. */
export function applyRatings(client: QueryClient, id: number, incoming: Ratings): void {
  const { rating, ratingNum, ratingCounts, ratingVersion } = incoming;
  cachedGames.change(client, id, (game) =>
    isNewer(ratingVersion, game.ratingVersion) ? { rating, ratingNum, ratingCounts, ratingVersion } : {},
  );
}

/** Updates the player's own stars. */
export function applyMyRating(client: QueryClient, id: number, myRating: number | null): void {
  cachedGames.change(client, id, () => ({ myRating }));
}
