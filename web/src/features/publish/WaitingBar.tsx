import { Button } from '@/components/ui/Button';
import { t } from '@/lib/i18n';
import tools from './Tools.module.css';

interface Props {
  /** True when an own post is edited, false for a new post. */
  edits: boolean;
  /** No attempt was made, so the server cannot know the post. */
  isUnsent: boolean;
  /** The draft becomes editable when the running attempt ends. */
  isStopping: boolean;
  onEdit: () => void;
  onRetry: () => void;
}

/** Replaces the toolbar while the post waits for the network, or for a repeated attempt. The author may change the draft meanwhile. */
export function WaitingBar({ edits, isUnsent, isStopping, onEdit, onRetry }: Props) {
  if (isUnsent)
    return (
      <div className={tools.bar}>
        <p className={tools.waiting} role="status">
          {edits ? t('存好啦，网络恢复后自动保存，放心离开吧') : t('存好啦，网络恢复后自动发布，放心离开吧')}
        </p>
        <Button look="soft" busy={isStopping} onClick={onEdit}>
          {t('撤回')}
        </Button>
      </div>
    );
  return (
    <div className={tools.bar}>
      <p className={tools.waiting} role="alert">
        {edits ? t('还没保存上，会自动再试') : t('还没发出去，会自动再发')}
      </p>
      <Button look="soft" busy={isStopping} onClick={onEdit}>
        {t('修改')}
      </Button>
      <Button disabled={isStopping} onClick={onRetry}>
        {edits ? t('保存') : t('发布')}
      </Button>
    </div>
  );
}
