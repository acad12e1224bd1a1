import { ErrorState } from '@/components/ui/States';
import { Skeleton } from '@/components/ui/Skeleton';
import { TopBar } from '@/components/ui/TopBar';
import { t } from '@/lib/i18n';
import { reload } from '@/lib/reload';
import { useBack } from '@/lib/useBack';
import { useOnline } from '@/lib/useOnline';
import { useEffect } from 'react';
import type { RouteDef } from '../routes';
import { reloadIfReplaced } from './pageCode';
import styles from './PageLoading.module.css';

/**
 * Shown while the code of a page loads: its bar, its tabs and a skeleton. After a failure it offers to try again; the page also loads by
 * itself when the network is back.
 */
export function PageLoading({ route: { layout, title, tabs, code } }: { route: RouteDef }) {
  const failures = code.useFailures(({ count }) => count);
  const online = useOnline();
  const back = useBack();
  useEffect(() => {
    if (failures > 0) void reloadIfReplaced();
  }, [failures]);
  // Some browsers fail a repeated import without a request.
  const retry = () => (failures > 1 && navigator.onLine ? reload() : code.retry());
  return (
    <>
      {layout === 'bare' && <TopBar title={title} onBack={back} />}
      {tabs && <TabNames names={tabs} />}
      {failures > 0 ? (
        <ErrorState text={online ? t('这一页没能打开') : t('没有网络，连上后会自动打开')} onRetry={retry} />
      ) : (
        <PageSkeleton />
      )}
    </>
  );
}

function TabNames({ names }: { names: readonly string[] }) {
  return (
    <div className={styles.tabs} aria-hidden="true">
      {names.map((name) => (
        <span key={name} className={styles.tab}>
          {name}
        </span>
      ))}
    </div>
  );
}

/** It appears with a delay, so that a fast load shows none. */
function PageSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      <Skeleton height="10rem" radius="var(--radius)" />
      <Skeleton height="1rem" width="60%" />
      <Skeleton height="1rem" width="85%" />
      <Skeleton height="6rem" radius="var(--radius)" />
    </div>
  );
}
