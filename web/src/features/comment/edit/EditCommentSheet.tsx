import type { Comment } from '@/api/types';
import { Dialog } from '@/components/ui/Dialog';
import { ConfirmDialog } from '@/components/ui/ConfirmDialog';
import { t } from '@/lib/i18n';
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { CommentComposer, type CommentComposerHandle } from '../composer/CommentComposer';
import { EMPTY_COMMENT_DRAFT, type CommentDraft } from '../composer/drafts';
import { mentionAtCursor, mentioned } from '../composer/mentionInput';
import { useEditComment, type Editable } from './useEditComment';

interface Props extends Pick<ComponentProps<typeof CommentComposer>, 'recent'> {
  comment: Editable;
  /** Called with the edited comment. */
  onEdited?: (comment: Comment) => void;
  onClose: () => void;
}

/** Edits the player's own comment. A tap outside the sheet does not discard changes. */
export default function EditCommentSheet({ comment, recent, onEdited, onClose }: Props) {
  const { content, mentions } = comment;
  const [draft, setDraft] = useState<CommentDraft>({ ...EMPTY_COMMENT_DRAFT, text: content, mentions });
  const [leaving, setLeaving] = useState(false);
  const { mutate, isPending } = useEditComment(comment, { onEdited, onClose });
  const composer = useRef<CommentComposerHandle>(null);
  // The field can take the focus only after the dialog has opened.
  useEffect(() => composer.current?.focus(), []);
  const changed = draft.text.trim() !== content;
  return (
    <>
      <Dialog kind="sheet" title={t('编辑评论')} onClose={() => (changed ? setLeaving(true) : onClose())}>
        <CommentComposer
          ref={composer}
          rows={4}
          writing={mentionAtCursor(draft, setDraft)}
          recent={recent}
          placeholder={t('想改成什么')}
          action={t('保存')}
          busy={isPending}
          ready={changed}
          pictured={Boolean(comment.image)}
          onSend={() => mutate({ content: draft.text.trim(), mentions: mentioned(draft) })}
        />
      </Dialog>
      {leaving && (
        <ConfirmDialog
          title={t('放弃修改？')}
          action={t('放弃')}
          onConfirm={onClose}
          onClose={() => setLeaving(false)}
        >
          {t('改过的内容还没有保存。')}
        </ConfirmDialog>
      )}
    </>
  );
}
