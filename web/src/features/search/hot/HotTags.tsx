import { Skeleton } from '@/components/ui/Skeleton';
import { tagsQuery } from '@/features/square';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import styles from '../Discover.module.css';

const SKELETON_KEYS = [1, 2, 3, 4, 5, 6];

/** The tags of the square, as links. */
export function HotTags() {
  const { data = [], isPending } = useQuery(tagsQuery);
  if (data.length === 0 && !isPending) return null;
  return (
    <section className={styles.part} aria-label={t('热门话题')}>
      <h2 className={styles.head}>{t('热门话题')}</h2>
      <ul className={styles.words}>
        {isPending &&
          SKELETON_KEYS.map((index) => (
            <li key={index}>
              <Skeleton width="6rem" height="2.25rem" radius="var(--radius-round)" />
            </li>
          ))}
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
