import { parseId } from '@/lib/parseId';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { gameQuery, type OpenedGame } from './api';

interface GameResult {
  game: OpenedGame | null | undefined;
  /** Whether the game was removed or never existed. */
  gone: boolean;
  error: Error | null;
  retry: () => void;
}

/** The game from the address. An invalid id sends no request. */
export function useGame(id: string): GameResult {
  const number = parseId(id);
  const valid = number !== null;
  const query = useQuery({ ...gameQuery(useQueryClient(), number ?? 0), enabled: valid });
  return {
    game: valid ? query.data : null,
    gone: !valid || query.data === null,
    error: query.error,
    retry: () => void query.refetch(),
  };
}
