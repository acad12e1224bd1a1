import { useWrite } from '@/api/useWrite';
import type { Book, ChapterBrief } from '@/api/types';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { markSeen, shelfKey } from './api';
import { changeBook } from './cache';
import { useAccount } from '@/features/account';
import type { Shelf } from './events';

/**
 * Whoever looks at the chapters of a book on the shelf has seen which are new: the shelf marks it no more. Here the marks stay
 * as long as the page does.
 */
export function useSeen({ id, subscribed }: Book, chapters: readonly ChapterBrief[] | undefined): void {
  const client = useQueryClient();
  const uid = useAccount((account) => account.uid);
  const { mutate } = useWrite({
    mutationFn: () => markSeen(id),
    onSuccess: () => {
      const none: object = { updates: 0 };
      if (client.getQueryData<Shelf>(shelfKey(uid))) changeBook(client, id, () => none);
      void client.invalidateQueries({ queryKey: shelfKey(uid) });
    },
  });
  const tell = useEffectEvent(() => mutate());
  const newest = subscribed ? (chapters?.find(({ isNew }) => isNew)?.index ?? 0) : 0;
  useEffect(() => {
    if (newest > 0) tell();
  }, [newest]);
}
