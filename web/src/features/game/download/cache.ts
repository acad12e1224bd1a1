import type { Game } from '@/api/types';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { GamePage } from '../api';

/** What is known of a game has changed, wherever it is shown: none of the lists is asked for anew, and none loses its place. */
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

/** Has a game's page asked for anew: what it shows may no longer be true. */
export function refetchGame(client: QueryClient, id: number): void {
  void client.invalidateQueries({ queryKey: ['games', 'one', id] });
}
