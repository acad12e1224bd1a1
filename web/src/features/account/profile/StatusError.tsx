import { errorText } from '@/api/errors';
import { RetryLine } from '@/components/ui/States';
import { t } from '@/lib/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { useAccount } from '../accountStore';
import { refreshStatus } from '../statusQuery';
import { useStatusFailure } from '../useStatus';

/** Shows why the player's figures failed to load, and a retry. */
export function StatusError() {
  const client = useQueryClient();
  const uid = useAccount((account) => account.uid);
  const failure = useStatusFailure();
  if (!failure) return null;
  return (
    <RetryLine
      text={t`${errorText(failure)}，点一下重试`}
      onRetry={() => void refreshStatus(client, uid).catch(() => undefined)}
    />
  );
}
