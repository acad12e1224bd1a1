import { tagsQuery } from '@/features/square';
import { t } from '@/lib/words';
import { paths } from '@/paths';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import styles from '../Discover.module.css';

/** The square's tags, as a way in. */
export function HotTags() {
  const { data = [] } = useQuery(tagsQuery);
  if (data.length === 0) return null;
  return (
    <section className={styles.part} aria-label={t('热门话题')}>
      <h2 className={styles.head}>{t('热门话题')}</h2>
      <ul className={styles.words}>
        {data.map(({ id, tag }) => (
          <li key={id}>
            <Link to={paths.squareOf(id)} className={styles.word}>
              # {tag}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
