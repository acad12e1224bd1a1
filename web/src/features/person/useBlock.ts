import { actionErrorText } from '@/api/actionErrors';
import { useWrite } from '@/api/useWrite';
import { toast } from '@/components/ui/toast';
import { useAccount } from '@/features/account';
import { setBlocked } from '@/features/relationships';
import { t } from '@/lib/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { block, unblock } from './api';

interface BlockChange {
  uid: number;
  block: boolean;
}

interface Options {
  /** Called after the server's answer with the new state. */
  onDone?: (uid: number, blocked: boolean) => void;
}

/** Blocks or unblocks a player. */
export function useBlock({ onDone }: Options = {}) {
  const client = useQueryClient();
  const reader = useAccount((account) => account.uid);
  return useWrite({
    dedupeKey: ({ uid }: BlockChange) => String(uid),
    mutationFn: ({ uid, block: wanted }: BlockChange) => (wanted ? block(uid) : unblock(uid)),
    onSuccess: ({ blocked }, { uid }) => {
      setBlocked(client, reader, uid, blocked);
      toast.success(blocked ? t('已拉黑，不会再看到 TA 的内容') : t('已移出黑名单'));
      onDone?.(uid, blocked);
    },
    onError: (error) => toast.error(actionErrorText(error)),
  });
}
