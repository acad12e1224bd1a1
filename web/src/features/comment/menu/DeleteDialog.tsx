import { ApiError, CODE } from '@/api/errors';
import { deedErrorText } from '@/api/refusals';
import type { Comment } from '@/api/types';
import { useWrite } from '@/api/useWrite';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { toast } from '@/components/ui/toast';
import { deleteComment } from '../api';

/** Asks before a comment of one's own is deleted. That it is gone, the thread's log tells. */
export function DeleteDialog({ comment, onClose }: { comment: Comment; onClose: () => void }) {
  const { mutate, isPending } = useWrite({
    mutationFn: () => deleteComment(comment.id),
    onSuccess: () => {
      toast.success('评论删掉了');
      onClose();
    },
    onError: (error) => {
      if (!(error instanceof ApiError) || error.code !== CODE.gone) toast.error(deedErrorText(error));
      else onClose();
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
