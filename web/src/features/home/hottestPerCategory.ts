import type { Game } from '@/api/types';

/** Of games in the order of their popularity, the first of each category: what is hot, without the ranking told twice. */
export function hottestPerCategory<T extends Pick<Game, 'category'>>(games: readonly T[]): T[] {
  const seen = new Set<string>();
  return games.filter(({ category }) => !seen.has(category) && seen.add(category));
}
