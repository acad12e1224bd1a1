import { useTopic } from '@/realtime/useTopic';
import { useQueryClient } from '@tanstack/react-query';
import { gameKey } from '../api';
import { applyRatings } from './api';

/** Updates the ratings of the shown game live. */
export function useLiveRatings(id: number): void {
  const client = useQueryClient();
  useTopic(`game:${id}`, {
    onFrame: (frame) => applyRatings(client, id, frame),
    // Frames before the subscription were missed, so refetch.
    onJoin: () => void client.invalidateQueries({ queryKey: gameKey(id) }),
  });
}
