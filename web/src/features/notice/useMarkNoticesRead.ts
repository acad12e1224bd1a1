import { useWrite } from '@/api/useWrite';
import { useUnread } from '@/features/account';
import { useDocumentVisible } from '@/lib/useDocumentVisible';
import { useOnline } from '@/lib/useOnline';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { markNoticesRead, noticesQuery } from './api';
import { withNoticeCounts, withNoticesRead } from './reducers';
import type { Group } from './groups';

/**
 * Marks a part read while the page is visible: when the part opens, and when more notices arrive. `shownAt` is the
 * time when the list was fetched; 0: not fetched yet.
 */
export function useMarkNoticesRead(uid: number, group: Group, shownAt: number): void {
  const client = useQueryClient();
  const unread = useUnread()[group];
  const seen = useDocumentVisible();
  const online = useOnline();
  const [failedAt, setFailedAt] = useState(0);
  const { mutate } = useWrite({
    dedupeKey: (which: Group) => which,
    mutationFn: (which: Group) => markNoticesRead(client, uid, which),
    onMutate: (which) => {
      client.setQueryData(noticesQuery(uid, which).queryKey, (inbox) => withNoticesRead(inbox, which));
    },
    onSuccess: (counts, which) => {
      client.setQueryData(noticesQuery(uid, which).queryKey, (inbox) => withNoticeCounts(inbox, counts));
    },
    // The badge stays. The write is retried when the page is visible again, or when the list is refetched after a
    // reconnection.
    onError: (error) => {
      setFailedAt(Date.now());
      console.warn('nothing was marked read', error);
    },
  });
  const shown = shownAt > 0;
  const read = useEffectEvent(() => {
    if (shown && seen && online && unread > 0) mutate(group);
  });
  useEffect(() => read(), [group, shown, seen, online, unread]);
  const readAnew = failedAt > 0 && shownAt > failedAt;
  useEffect(() => {
    if (readAnew) read();
  }, [readAnew]);
}
