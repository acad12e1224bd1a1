import { errorText } from '@/api/errors';
import { Skeleton } from '@/components/ui/Skeleton';
import { ErrorState } from '@/components/ui/States';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAccount } from './accountStore';
import styles from './FormFrame.module.css';
import { PasswordByCode } from './forms/PasswordByCode';
import { PasswordByOld } from './forms/PasswordByOld';
import { refreshStatus } from './statusQuery';
import { useStatusPart } from './useStatus';

/** Changes the password by the old one. An account without a password sets its first one by code. */
export default function ResetPasswordPage() {
  const client = useQueryClient();
  const hasPassword = useStatusPart(({ hasPassword }) => hasPassword);
  const uid = useAccount((account) => account.uid);
  // The request at startup may have failed.
  const { error, refetch } = useQuery({
    queryKey: ['account', 'password', uid],
    queryFn: () => refreshStatus(client, uid).then(() => true),
    enabled: hasPassword === undefined,
    retry: false,
  });
  if (hasPassword === undefined)
    return error ? <ErrorState text={errorText(error)} onRetry={() => void refetch()} /> : <Loading />;
  return hasPassword ? <PasswordByOld /> : <PasswordByCode />;
}

function Loading() {
  return (
    <div className={styles.loading}>
      {[1, 2, 3].map((index) => (
        <Skeleton key={index} height="3rem" radius="var(--radius)" />
      ))}
    </div>
  );
}
