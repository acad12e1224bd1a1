import { toast } from '@/components/ui/toast';
import { useBack } from '@/lib/useBack';
import { t } from '@/lib/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { useAccount } from '../accountStore';
import { refreshStatus } from '../statusQuery';

/** The form callbacks that run after a password is set. */
export function useSetPassword(): { onDone: () => void; onSuccessNavigate: () => void } {
  const client = useQueryClient();
  const uid = useAccount((account) => account.uid);
  const onSuccessNavigate = useBack();
  const onDone = () => {
    toast.success(t('新密码设置好了，其他设备需要重新登录'));
    refreshStatus(client, uid).catch((error: unknown) =>
      console.warn('the status could not be loaded', error),
    );
  };
  return { onDone, onSuccessNavigate };
}
