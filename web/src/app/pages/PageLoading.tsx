import { ErrorState } from '@/components/ui/States';
import { Skeleton } from '@/components/ui/Skeleton';
import { TopBar } from '@/components/ui/TopBar';
import { cx } from '@/lib/classes';
import { t } from '@/lib/i18n';
import { reload } from '@/lib/reload';
import { useBack } from '@/lib/useBack';
import { useOnline } from '@/lib/useOnline';
import { useEffect } from 'react';
import type { RouteDef } from '../routes';
import { needsReload, wasJustReloaded } from './pageCode';
import styles from './PageLoading.module.css';

/**
 * Shown while the code of a page loads: its bar, its tabs and a skeleton. After a failure it offers to try again. The page also loads by
 * itself when the network is back; if only a new document can load it, the document reloads at the same address.
 */
export function PageLoading({ route: { layout, title, tabs, code } }: { route: RouteDef }) {
  const failures = code.useFailures(({ count }) => count);
  const online = useOnline();
  const back = useBack();
  useEffect(() => {
    if (failures === 0 || wasJustReloaded()) return;
    let isCurrent = true;
    void needsReload(failures).then((needed) => isCurrent && needed && reload());
    return () => {
      isCurrent = false;
    };
  }, [failures]);
  const retry = async () => {
    code.retry();
    if ((await needsReload(failures)) && code.useFailures.getState().count > 0) reload();
  };
  return (
    <>
      {layout === 'bare' && <TopBar title={title} onBack={back} />}
      {tabs && <TabNames names={tabs} atTop={layout === 'main'} />}
      {failures > 0 ? (
        <ErrorState
          text={online ? t('这一页没能打开') : t('没有网络，连上后会自动打开')}
          onRetry={() => void retry()}
        />
      ) : (
        <PageSkeleton />
      )}
    </>
  );
}

interface TabNamesProps {
  names: readonly string[];
  /** No bar is above the tabs. */
  atTop: boolean;
}

function TabNames({ names, atTop }: TabNamesProps) {
  return (
    <div className={cx(styles.tabs, atTop && styles.atTop)} aria-hidden="true">
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
