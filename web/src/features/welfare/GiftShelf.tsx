import { errorText } from '@/api/errors';
import { RetryLine } from '@/components/ui/States';
import { useAccount } from '@/features/account';
import { GiftPacks, GiftPackSkeleton, giftsQuery } from '@/features/gift';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import { useInfiniteQuery } from '@tanstack/react-query';
import ChevronRight from '~icons/lucide/chevron-right';
import { Link } from 'react-router';
import styles from './GiftShelf.module.css';

const SHOWN_MAX = 3;
const SKELETON_KEYS = Array.from({ length: SHOWN_MAX }, (_, index) => index);

/** The first gift packs, and a link to all. */
export function GiftShelf() {
  const uid = useAccount((account) => account.uid);
  const { data, error, isPending, refetch } = useInfiniteQuery(giftsQuery(uid));
  const gifts = data?.pages[0]?.records.slice(0, SHOWN_MAX);
  if (gifts?.length === 0) return null;
  return (
    <section aria-label={t('礼包')} aria-busy={isPending}>
      <header className={styles.head}>
        <h2 className={styles.title}>{t('限量礼包')}</h2>
        <Link to={paths.gifts} className={styles.more}>
          {t('全部')}
          <ChevronRight aria-hidden="true" />
        </Link>
      </header>
      {gifts && <GiftPacks gifts={gifts} />}
      {!gifts && isPending && (
        <ul className={styles.skeleton}>
          {SKELETON_KEYS.map((index) => (
            <li key={index}>
              <GiftPackSkeleton />
            </li>
          ))}
        </ul>
      )}
      {!gifts && error && (
        <RetryLine text={t`${errorText(error)}，点一下重试`} onRetry={() => void refetch()} />
      )}
    </section>
  );
}
