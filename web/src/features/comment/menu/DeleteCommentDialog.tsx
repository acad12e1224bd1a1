import { nullIfGone } from '@/api/gone';
import { actionErrorText } from '@/api/actionErrors';
import type { Comment } from '@/api/types';
import { useWrite } from '@/api/useWrite';
import { ConfirmDialog } from '@/components/ui/ConfirmDialog';
import { toast } from '@/components/ui/toast';
import { useAccount } from '@/features/account';
import { t } from '@/lib/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { deleteComment } from '../api';
import { changeComments } from '../live/cache';

/**
 * Asks for confirmation before deleting the player's own comment. It disappears at once; the thread's log
 * updates the counts.
 */
export function DeleteCommentDialog({ comment, onClose }: { comment: Comment; onClose: () => void }) {
  const client = useQueryClient();
  const uid = useAccount((account) => account.uid);
  const { mutate, isPending } = useWrite({
    mutationFn: () => nullIfGone(deleteComment(comment.id)),
    onSuccess: () => {
      changeComments(client, uid, comment.postId, (one) =>
        one.id === comment.id ? { ...one, deleted: true, content: '', mentions: [], image: null } : one,
      );
      toast.success(t('评论删掉了'));
      onClose();
    },
    onError: (error) => toast.error(actionErrorText(error)),
  });
  return (
    <ConfirmDialog
      title={t('删除这条评论？')}
      action={t('删除')}
      busy={isPending}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      {comment.replyNum > 0 ? t('内容会被删掉，下面的回复还会留着。') : t('删掉以后不能恢复。')}
    </ConfirmDialog>
  );
}
