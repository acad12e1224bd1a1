import type { Game } from '@/api/types';
import { BackButton } from '@/components/ui/BackButton';
import { cx } from '@/lib/classes';
import { t } from '@/lib/i18n';
import { useBack } from '@/lib/useBack';
import Gamepad2 from '~icons/lucide/gamepad-2';
import Share2 from '~icons/lucide/share-2';
import { shareGame } from '../share';
import styles from './GameBar.module.css';

interface Props {
  /** Undefined while it loads, and if it is gone. */
  game?: Game;
  /** The game's own heading is scrolled away, so the bar shows the name. */
  named?: boolean;
}

/** The top bar of a game: back, the name once its heading is scrolled away, and the actions. */
export function GameBar({ game, named = false }: Props) {
  const back = useBack();
  return (
    <header className={styles.bar}>
      <BackButton onBack={back} />
      <p className={styles.title}>
        {named && game ? (
          <span className={styles.name}>{game.name}</span>
        ) : (
          <>
            <Gamepad2 aria-hidden="true" />
            <span>{t('游戏', 'one')}</span>
          </>
        )}
      </p>
      <div className={styles.actions}>
        {game && (
          <button
            type="button"
            className={cx('tap', styles.action)}
            aria-label={t('分享')}
            onClick={() => void shareGame(game)}
          >
            <Share2 aria-hidden="true" />
          </button>
        )}
      </div>
    </header>
  );
}
