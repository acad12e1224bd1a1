import { useWrite } from '@/api/useWrite';
import { useUnread } from '@/features/account';
import { useDocumentSeen } from '@/lib/useDocumentSeen';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { markRead, noticesQuery } from './api';
import { withCounts, withRead } from './events';
import type { Group } from './groups';

/** Whatever is shown and looked at is read: when its part is opened, and when more comes while it is open. */
export function useRead(uid: number, group: Group, shown: boolean): void {
  const client = useQueryClient();
  const unread = useUnread()[group];
  const seen = useDocumentSeen();
  const { mutate } = useWrite({
    about: (which: Group) => which,
    mutationFn: (which: Group) => markRead(uid, which),
    onMutate: (which) => {
      client.setQueryData(noticesQuery(uid, which).queryKey, (inbox) => withRead(inbox, which));
    },
    onSuccess: (counts, which) => {
      client.setQueryData(noticesQuery(uid, which).queryKey, (inbox) => withCounts(inbox, counts));
    },
    // The badge goes on telling; the next look tries again.
    onError: (error) => console.warn('nothing was marked read', error),
  });
  const read = useEffectEvent(() => mutate(group));
  useEffect(() => {
    if (shown && seen && unread > 0) read();
  }, [group, shown, seen, unread]);
}
