import { isGone } from '@/api/gone';
import { actionErrorText } from '@/api/actionErrors';
import type { Comment, Mention } from '@/api/types';
import { useWrite } from '@/api/useWrite';
import { toast } from '@/components/ui/toast';
import { useAccount } from '@/features/account';
import { t } from '@/lib/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { editComment } from '../api';
import { withEdit } from '../live/applyEvent';
import { changeComments } from '../live/cache';

export type Editable = Pick<Comment, 'id' | 'postId' | 'content' | 'mentions' | 'image'>;

interface EditedText {
  content: string;
  mentions: readonly Mention[];
}

interface Options {
  onEdited?: (comment: Comment) => void;
  onClose: () => void;
}

/** Edits a comment. An open thread here shows the change at once; the log carries it to all other pages. */
export function useEditComment({ id, postId }: Editable, { onEdited, onClose }: Options) {
  const client = useQueryClient();
  const uid = useAccount((account) => account.uid);
  return useWrite({
    mutationFn: ({ content, mentions }: EditedText) =>
      editComment(id, { content, mentions: mentions.map((person) => person.uid) }),
    onSuccess: (now) => {
      changeComments(client, uid, postId, (comment) => withEdit(comment, now));
      onEdited?.(now);
      toast.success(t('已修改'));
      onClose();
    },
    onError: (error) => {
      if (!isGone(error)) return toast.error(actionErrorText(error));
      toast.info(t('这条评论已经不在了'));
      onClose();
    },
  });
}
