import { ApiError, CODE } from '@/api/errors';
import { deedErrorText } from '@/api/refusals';
import type { Post } from '@/api/types';
import { useWrite } from '@/api/useWrite';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { toast } from '@/components/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { deletePost } from '../api';
import { removePosts } from '../cache';

interface Props {
  post: Post;
  onClose: () => void;
  onDeleted?: () => void;
}

/** Asks before a post of one's own is deleted. */
export function DeleteDialog({ post, onClose, onDeleted }: Props) {
  const client = useQueryClient();
  const gone = () => {
    onClose();
    onDeleted?.();
    removePosts(client, [post.id]);
    toast.success('帖子删掉了');
  };
  const { mutate, isPending } = useWrite({
    mutationFn: () => deletePost(post.id),
    onSuccess: gone,
    onError: (error) => {
      if (error instanceof ApiError && error.code === CODE.gone) gone();
      else toast.error(deedErrorText(error));
    },
  });
  return (
    <Dialog
      title="删除这篇帖子？"
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
      <p>删掉以后，帖子和下面的评论都不能恢复。</p>
    </Dialog>
  );
}
