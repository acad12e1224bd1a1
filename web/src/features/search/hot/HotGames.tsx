import { Picture } from '@/components/ui/Picture';
import { WordLine } from '@/components/ui/WordLine';
import { kindsOf, topGamesQuery, useCategoryName } from '@/features/game';
import { t } from '@/lib/words';
import { paths } from '@/paths';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import discover from '../Discover.module.css';
import styles from './HotGames.module.css';

const SHOWN = 8;

/** The games that are looked at most, in their order. */
export function HotGames() {
  const { data = [] } = useQuery(topGamesQuery({ sort: 'hot' }, SHOWN));
  const categoryName = useCategoryName();
  if (data.length === 0) return null;
  return (
    <section className={discover.part} aria-label={t('热门游戏')}>
      <h2 className={discover.head}>{t('热门游戏')}</h2>
      <ol className={styles.games}>
        {data.map(({ id, name, icon, category, tags }, index) => (
          <li key={id}>
            <Link to={paths.detail(id)} className={styles.game}>
              <span className={styles.place} data-top={index < 3 ? '' : undefined}>
                {index + 1}
              </span>
              <Picture picture={icon} alt="" ratio={1} shape="icon" className={styles.icon} />
              <span className={styles.words}>
                <strong>{name}</strong>
                <WordLine words={kindsOf(categoryName(category), tags)} />
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
