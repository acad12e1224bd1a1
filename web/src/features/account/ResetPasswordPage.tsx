import { Skeleton } from '@/components/ui/Skeleton';
import styles from './FormFrame.module.css';
import { PasswordByCode } from './forms/PasswordByCode';
import { PasswordByOld } from './forms/PasswordByOld';
import { useStatus } from './statusStore';

/** Changes the password by the one before; an account that has none yet sets its first by code. */
export default function ResetPasswordPage() {
  const hasPassword = useStatus()?.hasPassword;
  if (hasPassword === undefined) return <Loading />;
  return hasPassword ? <PasswordByOld /> : <PasswordByCode />;
}

function Loading() {
  return (
    <div className={styles.loading}>
      {[1, 2, 3].map((bone) => (
        <Skeleton key={bone} height="3rem" radius="var(--radius)" />
      ))}
    </div>
  );
}
