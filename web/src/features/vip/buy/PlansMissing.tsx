import { errorText } from '@/api/errors';
import type { VipPlan } from '@/api/types';
import { Skeleton } from '@/components/ui/Skeleton';
import { EmptyState, ErrorState } from '@/components/ui/States';
import { t } from '@/lib/i18n';
import styles from './Plans.module.css';

interface Props {
  query: { data?: readonly VipPlan[]; error: unknown; refetch: () => Promise<unknown> };
}

/** No plans, a failed read, or loading plans. */
export function PlansMissing({ query: { data, error, refetch } }: Props) {
  if (data)
    return <EmptyState drawing="gem" title={t('套餐正在准备')} hint={t('很快就好，过一会儿再来看看')} />;
  if (error) return <ErrorState text={errorText(error)} onRetry={() => void refetch()} />;
  return (
    <div className={styles.skeleton} aria-busy="true">
      <Skeleton height="11.5rem" radius="var(--radius)" />
      <Skeleton height="3rem" radius="var(--radius)" />
      <Skeleton height="9.75rem" radius="var(--radius)" />
    </div>
  );
}
