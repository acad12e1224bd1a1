import { errorText } from '@/api/errors';
import { toast } from '@/components/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { markRead, messagesQuery } from './api';
import { withRead } from './events';

/** Marks messages read: shown at once, taken back where the server does not agree. */
export function useRead(uid: number) {
  const client = useQueryClient();
  const { queryKey } = messagesQuery(uid);
  return useMutation({
    mutationFn: (ids: readonly number[] | 'all') => markRead(uid, ids),
    onMutate: async (ids) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (inbox) => withRead(inbox, ids));
    },
    onError: (error) => {
      toast.error(errorText(error));
      void client.invalidateQueries({ queryKey });
    },
  });
}
