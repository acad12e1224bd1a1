import type { Game } from '@/api/types';
import { Carousel } from '@/components/ui/carousel';
import { Picture } from '@/components/ui/Picture';
import { Skeleton } from '@/components/ui/Skeleton';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import { memo } from 'react';
import { Link } from 'react-router';
import styles from './FeaturedGames.module.css';

const AUTOPLAY_MS = 4_000;

/** A carousel of the games of the day. */
export const FeaturedGames = memo(function FeaturedGames({ games }: { games: readonly Game[] | undefined }) {
  if (!games) return <Loading />;
  if (games.length === 0) return null;
  return (
    <Carousel
      className={styles.carousel}
      label={t('今日推荐')}
      items={games}
      itemKey={(game) => game.id}
      autoplayMs={AUTOPLAY_MS}
      renderItem={(game, index) => (
        <Link to={paths.detail(game.id)} className={styles.slide}>
          <Picture picture={game.banner} alt="" ratio={16 / 9} eager={index === 0} />
          <span className={styles.words}>
            <strong className={styles.name}>{game.name}</strong>
            <span className={styles.tags}>{game.tags.join(' · ')}</span>
          </span>
        </Link>
      )}
    />
  );
});

function Loading() {
  return (
    <div className={styles.carousel}>
      <Skeleton height="100%" radius="var(--radius)" />
    </div>
  );
}
