import { errorText } from '@/api/errors';
import { ButtonLink } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { Skeleton } from '@/components/ui/Skeleton';
import { EmptyState, ErrorState } from '@/components/ui/States';
import { useLoggedIn } from '@/features/account';
import { paths } from '@/paths';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { plansQuery } from './api';
import { Counter } from './buy/Counter';
import { Done } from './buy/Done';
import { Offer } from './buy/Offer';
import styles from './VipSheet.module.css';

const TITLE = '晴空会员';

/** What the membership brings, and the way to it. */
export default function VipSheet({ onClose }: { onClose: () => void }) {
  const loggedIn = useLoggedIn();
  const { data: plans, error, refetch } = useQuery(plansQuery);
  const [done, setDone] = useState(false);
  if (done) return <Done title={TITLE} onClose={onClose} />;
  if (plans && plans.length > 0 && loggedIn)
    return <Counter title={TITLE} plans={plans} onDone={() => setDone(true)} onClose={onClose} />;
  return (
    <Dialog
      kind="sheet"
      title={TITLE}
      onClose={onClose}
      actions={
        !loggedIn && (
          <ButtonLink size="large" look="warm" to={paths.login} state={{ from: paths.buyVip }}>
            登录后开通
          </ButtonLink>
        )
      }
    >
      {plans && plans.length > 0 && <Offer plans={plans} />}
      {plans?.length === 0 && (
        <EmptyState drawing="gem" title="套餐正在准备" hint="很快就好，过一会儿再来看看" />
      )}
      {!plans && error && <ErrorState text={errorText(error)} onRetry={() => void refetch()} />}
      {!plans && !error && (
        <div className={styles.bones} aria-busy="true">
          <Skeleton height="8.5rem" radius="var(--radius)" />
          <Skeleton height="5rem" radius="var(--radius)" />
          <Skeleton height="6.5rem" radius="var(--radius)" />
        </div>
      )}
    </Dialog>
  );
}
