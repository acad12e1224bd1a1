import type { GameType } from '@/api/types';
import { Rail } from '@/components/ui/rail';
import { Skeleton } from '@/components/ui/Skeleton';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import { memo } from 'react';
import { Link } from 'react-router';
import styles from './Categories.module.css';

const SKELETON_KEYS = [1, 2, 3, 4, 5];

/** The categories that contain games, each with its count. */
export const Categories = memo(function Categories({ types }: { types: readonly GameType[] | undefined }) {
  const filled = types?.filter(({ gameNum }) => gameNum > 0);
  if (filled?.length === 0) return null;
  return (
    <nav className={styles.section} aria-label={t('游戏分类')}>
      {filled ? (
        <Rail
          gap="narrow"
          items={filled}
          itemKey={({ type }) => type}
          renderItem={({ type, name, gameNum }) => (
            <Link to={paths.games(type)} className={styles.chip}>
              {name}
              <span className={styles.count}>{gameNum}</span>
            </Link>
          )}
        />
      ) : (
        <Rail
          gap="narrow"
          items={SKELETON_KEYS}
          itemKey={(index) => index}
          renderItem={() => <Skeleton width="4.25rem" height="2.25rem" radius="var(--radius-round)" />}
        />
      )}
    </nav>
  );
});
