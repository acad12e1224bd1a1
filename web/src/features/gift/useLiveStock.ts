import { useTopic } from '@/realtime/useTopic';
import { useQueryClient } from '@tanstack/react-query';
import { cachedGifts, giftsKey } from './api';

/** Updates the stock of the shown packs live. */
export function useLiveStock(): void {
  const client = useQueryClient();
  useTopic('gifts', {
    onFrame: ({ giftId, left }) => cachedGifts.change(client, giftId, () => ({ left })),
    // Frames before the subscription were missed, so refetch.
    onJoin: () => void client.invalidateQueries({ queryKey: giftsKey }),
  });
}
