import { ApiError, CODE } from '@/api/errors';
import { deedErrorText } from '@/api/refusals';
import type { Comment } from '@/api/types';
import { useWrite } from '@/api/useWrite';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { toast } from '@/components/ui/toast';
import { useAccount } from '@/features/account';
import { useQueryClient } from '@tanstack/react-query';
import { deleteComment } from '../api';
import { changeComments } from '../live/cache';

/** Asks before a comment of one's own is deleted. It is gone at once; how many are left, the thread's log tells. */
export function DeleteDialog({ comment, onClose }: { comment: Comment; onClose: () => void }) {
  const client = useQueryClient();
  const uid = useAccount((account) => account.uid);
  const gone = () => {
    changeComments(client, uid, comment.postId, (one) =>
      one.id === comment.id ? { ...one, deleted: true, content: '', mentions: [] } : one,
    );
    toast.success('评论删掉了');
    onClose();
  };
  const { mutate, isPending } = useWrite({
    mutationFn: () => deleteComment(comment.id),
    onSuccess: gone,
    onError: (error) => {
      if (error instanceof ApiError && error.code === CODE.gone) gone();
      else toast.error(deedErrorText(error));
    },
  });
  return (
    <Dialog
      title="删除这条评论？"
      onClose={onClose}
      actions={
        <>
          <Button look="plain" onClick={onClose}>
            再想想
          </Button>
          <Button busy={isPending} onClick={() => mutate()}>
            删除
          </Button>
        </>
      }
    >
      <p>{comment.replyNum > 0 ? '内容会被删掉，下面的回复还会留着。' : '删掉以后不能恢复。'}</p>
    </Dialog>
  );
}
