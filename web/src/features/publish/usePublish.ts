import { ApiError } from '@/api/errors';
import type { PostDetail } from '@/api/types';
import { useWrite } from '@/api/useWrite';
import { toast } from '@/components/ui/toast';
import { refreshStatus, useAccount } from '@/features/account';
import { changePost } from '@/features/post';
import { t } from '@/lib/i18n';
import { useQueryClient } from '@tanstack/react-query';
import type { PostDraft } from './draft/draft';
import { editedPostQuery, sendPost } from './posts';

/** What publishes the draft that is kept there. */
export const publishKey = (storageKey: string) => ['publish', storageKey] as const;

interface Options {
  storageKey: string;
  /** The post that is changed; null for a new one. */
  post: number | null;
  onDone: (post: PostDetail) => void;
}

/** Publishes, once, whatever is tapped how often. Lists that lack the post are read anew when they are seen again. */
export function usePublish({ storageKey, post, onDone }: Options) {
  const client = useQueryClient();
  const uid = useAccount((account) => account.uid);
  const write = useWrite({
    mutationKey: publishKey(storageKey),
    mutationFn: (draft: PostDraft) => sendPost(draft, post),
    onSuccess: (published) => {
      changePost(client, published.id, () => published);
      // Lists of posts never move by themselves; but whoever has just written looks for it there.
      if (post === null) void client.invalidateQueries({ queryKey: ['post'] });
      // The page shows this data until it is left: removing it would replace the composer with the skeleton.
      else client.setQueryData(editedPostQuery(uid, post).queryKey, (known) => known && published);
      void client.invalidateQueries({ queryKey: ['person', uid, uid] });
      refreshStatus(uid).catch((error: unknown) => console.warn('no status', error));
      toast.success(post === null ? t('发布成功') : t('改好啦'));
      onDone(published);
    },
  });
  const words = write.error instanceof ApiError ? write.error.words : [];
  return { ...write, words };
}
