import { errorText } from '@/api/errors';
import { useWrite } from '@/api/useWrite';
import { toast } from '@/components/ui/toast';
import { t } from '@/lib/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { booksKey, historyKey, removeFromHistory } from '../api';
import { forgetBook } from '../cache';

/** Removes one book, or all, from the reading history. */
export function useRemoveFromHistory(uid: number, onDone: () => void) {
  const client = useQueryClient();
  return useWrite({
    mutationFn: (which: number | 'all') => removeFromHistory(which),
    onSuccess: async (_, which) => {
      if (which !== 'all') forgetBook(client, uid, which);
      onDone();
      toast.success(which === 'all' ? t('记录清空啦') : t('这条记录删掉了'));
      // A running request may return an older history that still contains the book, so refetch.
      const queryKey = which === 'all' ? booksKey : historyKey(uid);
      await client.invalidateQueries({ queryKey });
    },
    onError: (error) => toast.error(errorText(error)),
  });
}
