import type { Game } from '@/api/types';

/**
 * The most popular game of each category, from games sorted by popularity. This avoids repeating the ranking.
 */
export function hottestPerCategory<T extends Pick<Game, 'category'>>(games: readonly T[]): T[] {
  const seen = new Set<string>();
  return games.filter(({ category }) => !seen.has(category) && seen.add(category));
}
