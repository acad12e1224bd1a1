import type { Game } from '@/api/types';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { cx } from '@/lib/classes';
import { t } from '@/lib/i18n';
import Star from '~icons/lucide/star';
import { useState } from 'react';
import { platformFor } from '../download/platform';
import { useStartDownload } from '../download/useStartDownload';
import styles from './RatingDialog.module.css';
import { useRate } from './useRate';

interface Props {
  game: Game;
  onClose: () => void;
}

/** Rates a game, or asks the player to download it first. */
export default function RatingDialog({ game, onClose }: Props) {
  return game.downloaded ? (
    <Rate game={game} onClose={onClose} />
  ) : (
    <DownloadFirst game={game} onClose={onClose} />
  );
}

const MEANINGS = [t('很差'), t('较差'), t('还行'), t('推荐'), t('力荐')];

function Rate({ game, onClose }: Props) {
  const [stars, setStars] = useState(game.myRating ?? 0);
  const { mutate, isPending, variables } = useRate(game.id, onClose);
  return (
    <Dialog
      title={t`给《${game.name}》打分`}
      onClose={onClose}
      actions={
        <>
          {game.myRating && (
            <Button
              look="soft"
              busy={isPending && variables === null}
              disabled={isPending && variables !== null}
              onClick={() => mutate(null)}
            >
              {t('收回评分')}
            </Button>
          )}
          <Button
            busy={isPending && variables !== null}
            disabled={stars === 0 || stars === game.myRating || (isPending && variables === null)}
            onClick={() => mutate(stars)}
          >
            {t('提交')}
          </Button>
        </>
      }
    >
      <div className={styles.stars} role="radiogroup" aria-label={t('几颗星')}>
        {MEANINGS.map((meaning, index) => (
          <label key={meaning} className={cx(styles.star, index < stars && styles.lit)}>
            <input
              type="radio"
              name="stars"
              className="visually-hidden"
              checked={stars === index + 1}
              onChange={() => setStars(index + 1)}
              aria-label={t`${index + 1} 星，${meaning}`}
            />
            <Star aria-hidden="true" />
          </label>
        ))}
      </div>
      <p className={styles.meaning} aria-live="polite">
        {MEANINGS[stars - 1] ?? t('点一颗星试试')}
      </p>
    </Dialog>
  );
}

function DownloadFirst({ game, onClose }: Props) {
  const { label, ready, start } = useStartDownload(game, platformFor(game));
  return (
    <Dialog
      title={t('下载后可以评分')}
      onClose={onClose}
      actions={
        <Button
          disabled={!ready}
          onClick={() => {
            onClose();
            start();
          }}
        >
          {label}
        </Button>
      }
    >
      <p className={styles.first}>{t('先玩一玩，再来告诉大家它值几颗星')}</p>
    </Dialog>
  );
}
