import { useTopic } from '@/realtime/useTopic';
import { useQueryClient } from '@tanstack/react-query';
import { giftsKey } from './api';
import { changeGift } from './cache';

/** While packs are shown, their stock runs down before the reader's eyes. */
export function useLiveStock(): void {
  const client = useQueryClient();
  useTopic('gifts', {
    onFrame: ({ giftId, left }) => changeGift(client, giftId, { left }),
    // What was read before is not followed by what was told before.
    onJoin: () => void client.invalidateQueries({ queryKey: giftsKey }),
  });
}
