import type { ListedLogin } from '@/api/types';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { t } from '@/lib/i18n';

interface Props {
  which: ListedLogin | 'others';
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation before other devices are signed out. */
export function EndLoginDialog({ which, busy, onConfirm, onClose }: Props) {
  const others = which === 'others';
  return (
    <Dialog
      title={others ? t('让其他设备都退出？') : t('让这台设备退出？')}
      onClose={onClose}
      actions={
        <>
          <Button look="soft" onClick={onClose} disabled={busy}>
            {t('取消')}
          </Button>
          <Button busy={busy} onClick={onConfirm}>
            {t('退出登录')}
          </Button>
        </>
      }
    >
      {others
        ? t('除了这台设备，其他地方都会马上退出登录。')
        : t`${which.device || t('未知设备')} 会马上退出登录，要再用就得重新登录。`}
    </Dialog>
  );
}
