import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { t } from '@/lib/words';

interface Props {
  /** An own post is being changed, not a new one written. */
  edits: boolean;
  onStay: () => void;
  onKeep: () => void;
  onDiscard: () => void;
}

/** What becomes of what was written. The cross, and Escape, go on writing. */
export function LeaveDialog({ edits, onStay, onKeep, onDiscard }: Props) {
  return (
    <Dialog
      title={edits ? t('修改还没有保存') : t('帖子还没有发布')}
      onClose={onStay}
      actions={
        <>
          <Button look="soft" onClick={onDiscard}>
            {t('放弃')}
          </Button>
          <Button onClick={onKeep}>{t('保存草稿')}</Button>
        </>
      }
    >
      {t('存成草稿，下次打开接着写；放弃的话，写的内容和图片都不留。')}
    </Dialog>
  );
}
