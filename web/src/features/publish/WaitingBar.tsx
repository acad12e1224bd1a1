import { Button } from '@/components/ui/Button';
import { t } from '@/lib/i18n';
import tools from './Tools.module.css';

interface Props {
  /** True when an own post is edited, false for a new post. */
  edits: boolean;
  /** No attempt was made, so the server cannot know the post. */
  canWithdraw: boolean;
  onWithdraw: () => void;
  onRetry: () => void;
}

/** Replaces the toolbar while the post waits for the network, or for a repeated attempt. */
export function WaitingBar({ edits, canWithdraw, onWithdraw, onRetry }: Props) {
  if (canWithdraw)
    return (
      <div className={tools.bar}>
        <p className={tools.waiting} role="status">
          {edits
            ? t('修改存好啦，网络恢复后自动保存，放心离开吧')
            : t('帖子存好啦，网络恢复后自动发布，放心离开吧')}
        </p>
        <Button look="soft" onClick={onWithdraw}>
          {t('撤回')}
        </Button>
      </div>
    );
  return (
    <div className={tools.bar}>
      <p className={tools.waiting} role="alert">
        {edits ? t('网络开小差了，修改存好啦，会自动再试') : t('网络开小差了，帖子存好啦，会自动再发')}
      </p>
      <Button onClick={onRetry}>{edits ? t('保存') : t('发布')}</Button>
    </div>
  );
}
