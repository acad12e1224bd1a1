import { errorText } from '@/api/errors';
import { Picture } from '@/components/ui/Picture';
import { Skeleton } from '@/components/ui/Skeleton';
import { ErrorState } from '@/components/ui/States';
import { TokenLine } from '@/components/ui/TokenLine';
import { kindsOf, topGamesQuery, useCategoryName } from '@/features/game';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import discover from '../Discover.module.css';
import styles from './HotGames.module.css';

const SHOWN = 8;
const SKELETON_KEYS = Array.from({ length: SHOWN }, (_, index) => index);

/** The most popular games, in order. */
export function HotGames() {
  const { data, error, refetch } = useQuery(topGamesQuery({ sort: 'hot' }, SHOWN));
  const categoryName = useCategoryName();
  if (!data && error) return <ErrorState text={errorText(error)} onRetry={() => void refetch()} />;
  if (data?.length === 0) return null;
  return (
    <section className={discover.part} aria-label={t('热门游戏')}>
      <h2 className={discover.head}>{t('热门游戏')}</h2>
      <ol className={styles.games} aria-busy={!data}>
        {data?.map(({ id, name, icon, category, tags }, index) => (
          <li key={id}>
            <Link to={paths.detail(id)} className={styles.game}>
              <span className={styles.place} data-top={index < 3 ? '' : undefined}>
                {index + 1}
              </span>
              <Picture picture={icon} alt="" ratio={1} shape="icon" className={styles.icon} />
              <span className={styles.words}>
                <strong>{name}</strong>
                <TokenLine words={kindsOf(categoryName(category), tags)} />
              </span>
            </Link>
          </li>
        ))}
        {!data &&
          SKELETON_KEYS.map((index) => (
            <li key={index} className={styles.game}>
              <span className={styles.place} />
              <Skeleton width="2.5rem" height="2.5rem" radius="22%" />
              <span className={styles.skeleton}>
                <Skeleton width="80%" height="0.8125rem" />
                <Skeleton width="55%" height="0.6875rem" />
              </span>
            </li>
          ))}
      </ol>
    </section>
  );
}
