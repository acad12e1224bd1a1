import { errorText } from '@/api/errors';
import { refreshList } from '@/api/firstPage';
import { useWrite } from '@/api/useWrite';
import { toast } from '@/components/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { markMessagesRead, messagesQuery } from './api';
import { withMessageCounts, withMessageRead } from './reducers';

/** Marks messages read with an optimistic update. After an error, a refetch restores the list. */
export function useMarkMessageRead(uid: number) {
  const client = useQueryClient();
  const { queryKey } = messagesQuery(uid);
  return useWrite({
    dedupeKey: String,
    mutationFn: (ids: readonly number[] | 'all') => markMessagesRead(client, uid, ids),
    onMutate: async (ids) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (inbox) => withMessageRead(inbox, ids));
    },
    onSuccess: (counts) => {
      // `onMutate` cancelled a first fetch that was pending: start it again.
      if (!client.getQueryData(queryKey)) void refreshList(client, messagesQuery(uid));
      else client.setQueryData(queryKey, (inbox) => withMessageCounts(inbox, counts));
    },
    onError: (error) => {
      toast.error(errorText(error));
      void refreshList(client, messagesQuery(uid));
    },
  });
}
