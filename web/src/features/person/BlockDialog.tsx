import type { Mention } from '@/api/types';
import { ConfirmDialog } from '@/components/ui/ConfirmDialog';
import { t } from '@/lib/i18n';
import { useBlock } from './useBlock';

interface Props {
  person: Mention;
  onClose: () => void;
  /** Called after the block, so that the page of a post can navigate away. */
  onBlocked?: () => void;
}

/** Confirmation before blocking a player. */
export function BlockDialog({ person, onClose, onBlocked }: Props) {
  const { mutate, isPending } = useBlock({
    onDone: (_, blocked) => {
      if (!blocked) return;
      onClose();
      onBlocked?.();
    },
  });
  return (
    <ConfirmDialog
      title={t`拉黑 ${person.name}？`}
      action={t('拉黑')}
      busy={isPending}
      onConfirm={() => mutate({ uid: person.uid, block: true })}
      onClose={onClose}
    >
      {t('你将不再看到 TA 的帖子和评论，TA 也不能再评论、点赞和关注你。你们之间的关注会一起取消。')}
    </ConfirmDialog>
  );
}
