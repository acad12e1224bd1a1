import type { Game } from '@/api/types';
import { Button } from '@/components/ui/Button';
import { useRequireSignIn } from '@/features/account';
import { shortNumber } from '@/lib/format';
import { t } from '@/lib/i18n';
import Star from '~icons/lucide/star';
import { lazy, Suspense, useState } from 'react';
import { Stars } from '../parts/Rating';
import styles from './RatingSection.module.css';

const RatingDialog = lazy(() => import('./RatingDialog'));

/** What players think of a game: average, count, distribution, and the player's own stars. */
export function RatingSection({ game }: { game: Game }) {
  const [open, setOpen] = useState(false);
  const requireSignIn = useRequireSignIn();
  return (
    <section className={styles.section}>
      <header className={styles.head}>
        <h2 className={styles.title}>{t('玩家评分')}</h2>
        <Button look="soft" size="small" onClick={() => requireSignIn(() => setOpen(true))}>
          {game.myRating ? t`我打了 ${game.myRating} 星` : t('我来评分')}
        </Button>
      </header>
      <div className={styles.panel} data-testid="ratings">
        <div className={styles.average}>
          {game.rating ? (
            <>
              <strong className={styles.figure}>{game.rating.toFixed(1)}</strong>
              <Stars value={game.rating} />
              <p className={styles.count}>{t`${shortNumber(game.ratingNum)} 人评分`}</p>
            </>
          ) : (
            <p className={styles.none}>{t('还没有评分')}</p>
          )}
        </div>
        <Distribution counts={game.ratingCounts} total={game.ratingNum} />
      </div>
      {open && (
        <Suspense>
          <RatingDialog game={game} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}

const FIVE_TO_ONE = [5, 4, 3, 2, 1] as const;

/** A bar for each number of stars. */
function Distribution({ counts, total }: { counts: readonly number[]; total: number }) {
  return (
    <ul className={styles.bars} aria-label={t('评分分布')}>
      {FIVE_TO_ONE.map((stars) => {
        const count = counts[stars - 1] ?? 0;
        return (
          <li key={stars}>
            <span className={styles.stars} aria-hidden="true">
              {stars}
              <Star />
            </span>
            <span className={styles.track} aria-hidden="true">
              <span style={{ width: `${total > 0 ? (100 * count) / total : 0}%` }} />
            </span>
            <span className={styles.num} aria-hidden="true">
              {shortNumber(count)}
            </span>
            <span className="visually-hidden">{t`${stars} 星：${count} 人`}</span>
          </li>
        );
      })}
    </ul>
  );
}
