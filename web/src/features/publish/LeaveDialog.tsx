import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { t } from '@/lib/i18n';

interface Props {
  /** True when an own post is edited, false for a new post. */
  edits: boolean;
  /** The post is being sent and cannot be cancelled. */
  sending: boolean;
  onStay: () => void;
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asks whether to keep or discard the draft. The close button and Escape return to the composer. */
export function LeaveDialog({ edits, sending, onStay, onKeep, onDiscard }: Props) {
  if (sending)
    return (
      <Dialog
        title={edits ? t('正在保存') : t('正在发布')}
        onClose={onStay}
        actions={
          <>
            <Button look="soft" onClick={onKeep}>
              {t('离开')}
            </Button>
            <Button onClick={onStay}>{t('等一等')}</Button>
          </>
        }
      >
        {t('离开也会继续；没有成功的话，草稿还在。')}
      </Dialog>
    );
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
