import { nullIfGone } from '@/api/gone';
import { actionErrorText } from '@/api/actionErrors';
import type { Post } from '@/api/types';
import { useWrite } from '@/api/useWrite';
import { ConfirmDialog } from '@/components/ui/ConfirmDialog';
import { toast } from '@/components/ui/toast';
import { useIsCurrentVisit } from '@/lib/useIsCurrentVisit';
import { t } from '@/lib/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { cachedPosts, deletePost } from '../api';

interface Props {
  post: Post;
  onClose: () => void;
  /** Navigates away. Not called if the player has left the page meanwhile. */
  onDeleted?: () => void;
}

/** Confirmation before an own post is deleted. */
export function DeletePostDialog({ post, onClose, onDeleted }: Props) {
  const client = useQueryClient();
  const { mutate, isPending } = useWrite({
    mutationFn: () => nullIfGone(deletePost(post.id)),
    onMutate: useIsCurrentVisit(),
    onSuccess: (_, __, isCurrentVisit) => {
      const navigates = isCurrentVisit();
      onClose();
      if (navigates) onDeleted?.();
      cachedPosts.remove(client, [post.id]);
      toast.success(t('帖子删掉了'));
    },
    onError: (error) => toast.error(actionErrorText(error)),
  });
  return (
    <ConfirmDialog
      title={t('删除这篇帖子？')}
      action={t('删除')}
      busy={isPending}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      {t('删掉以后，帖子和下面的评论都不能恢复。')}
    </ConfirmDialog>
  );
}
