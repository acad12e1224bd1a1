import type { Game } from '@/api/types';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { GamePage } from '../api';

/**
 * Changes a game in every query that contains it. No list is refetched, so none loses its scroll position.
 */
export function changeGame(client: QueryClient, id: number, change: Partial<Game>): void {
  const changed = (game: Game) => (game.id === id ? { ...game, ...change } : game);
  client.setQueryData<Game | null>(['games', 'one', id], (game) => game && changed(game));
  client.setQueriesData<Game[]>({ queryKey: ['games', 'top'] }, (games) => games?.map(changed));
  client.setQueriesData<InfiniteData<GamePage>>(
    { queryKey: ['games', 'list'] },
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({ ...page, records: page.records.map(changed) })),
      },
  );
}

/** Refetches a game's page, because its data may be out of date. */
export function refetchGame(client: QueryClient, id: number): void {
  void client.invalidateQueries({ queryKey: ['games', 'one', id] });
}
