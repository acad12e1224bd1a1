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

/** Mutation key of publishing the draft stored under this key. */
export const publishKey = (storageKey: string) => ['publish', storageKey] as const;

interface Options {
  storageKey: string;
  /** The post that is changed; null for a new one. */
  post: number | null;
  onDone: (post: PostDetail) => void;
}

/**
 * Publishes a draft once, however often the button is tapped. Lists that lack the post are refetched when they are
 * shown.
 */
export function usePublish({ storageKey, post, onDone }: Options) {
  const client = useQueryClient();
  const uid = useAccount((account) => account.uid);
  const write = useWrite({
    mutationKey: publishKey(storageKey),
    mutationFn: (draft: PostDraft) => sendPost(draft, post),
    onSuccess: (published) => {
      changePost(client, published.id, () => published);
      // Lists of posts do not update by themselves, but authors look for their new post there.
      if (post === null) void client.invalidateQueries({ queryKey: ['post'] });
      // The page shows this data until the player leaves: removing it would replace the composer with the skeleton.
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
