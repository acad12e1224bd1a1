import type { Status } from '@/api/types';
import { CODE } from '@/api/errors';
import { toast } from '@/components/ui/toast';
import { useBack } from '@/lib/useBack';
import { t } from '@/lib/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { applyStatus } from '../applyStatus';

/** Handles the answer for both forms that bind a phone. */
export function useBinding(bound: string | null | undefined) {
  const client = useQueryClient();
  const back = useBack();
  return {
    onDone: (status: Status) => {
      applyStatus(client, status);
      toast.success(bound ? t('手机号换好了，其他设备需要重新登录') : t('手机号绑定成功'));
    },
    onSuccessNavigate: back,
    refusedField: { [CODE.phoneTaken]: 'phone', [CODE.codeWrong]: 'smsCode' } as const,
  };
}
