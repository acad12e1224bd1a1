import type { TrendingSearch } from '@/api/types';
import { Skeleton } from '@/components/ui/Skeleton';
import { RetryLine } from '@/components/ui/States';
import { t } from '@/lib/i18n';
import { useQuery } from '@tanstack/react-query';
import discover from '../Discover.module.css';
import { trendsQuery } from '../trends';
import styles from './Trends.module.css';

const SKELETON_KEYS = Array.from({ length: 10 }, (_, index) => index);

const MARKS: Record<NonNullable<TrendingSearch['mark']>, string> = { hot: t('热'), new: t('新') };

/** Frequent searches with their ranks. */
export function Trends({ onFind }: { onFind: (keyword: string) => void }) {
  const { data, error, refetch } = useQuery(trendsQuery);
  if (!data && error)
    return <RetryLine text={t('热门搜索没加载出来，点一下重试')} onRetry={() => void refetch()} />;
  if (data?.length === 0) return null;
  return (
    <section className={discover.part} aria-label={t('热门搜索')}>
      <h2 className={discover.head}>{t('热门搜索')}</h2>
      <ol className={styles.trends} aria-busy={!data}>
        {data?.map(({ keyword, mark }, index) => (
          <li key={keyword}>
            <button type="button" className={styles.trend} onClick={() => onFind(keyword)}>
              <span className={styles.rank} data-top={index < 3 ? '' : undefined}>
                {index + 1}
              </span>
              <span className={styles.word}>{keyword}</span>
              {mark && (
                <span className={styles.mark} data-mark={mark}>
                  {MARKS[mark]}
                </span>
              )}
            </button>
          </li>
        ))}
        {!data &&
          SKELETON_KEYS.map((index) => (
            <li key={index} className={styles.trend}>
              <span className={styles.rank} />
              <Skeleton width="60%" height="0.9375rem" />
            </li>
          ))}
      </ol>
    </section>
  );
}
