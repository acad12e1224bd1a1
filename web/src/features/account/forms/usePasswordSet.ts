import { toast } from '@/components/ui/toast';
import { useBack } from '@/lib/useBack';
import { t } from '@/lib/words';
import { useAccount } from '../accountStore';
import { refreshStatus } from '../api';

/** What follows once a password is set. */
export function usePasswordSet(): () => void {
  const uid = useAccount((account) => account.uid);
  const back = useBack();
  return () => {
    toast.success(t('新密码设置好了，其他设备需要重新登录'));
    refreshStatus(uid).catch((error: unknown) => console.warn('no status', error));
    back();
  };
}
