import type { Game } from '@/api/types';
import { Picture } from '@/components/ui/Picture';
import { shortNumber } from '@/lib/format';
import { t } from '@/lib/i18n';
import { AgeHint } from '../parts/AgeHint';
import { Stars } from '../parts/Rating';
import styles from './GameHeading.module.css';

/** Icon, name, developer, downloads and rating of the game. */
export function GameHeading({ game }: { game: Game }) {
  return (
    <header className={styles.heading}>
      <Picture picture={game.icon} alt="" ratio={1} shape="icon" eager className={styles.icon} />
      <div className={styles.words}>
        <h1 className={styles.name}>{game.name}</h1>
        <p className={styles.line}>{game.developer}</p>
        <AgeHint years={game.ageHint} />
        <p className={styles.line}>{t`${shortNumber(game.downloadNum)}次下载`}</p>
      </div>
      <div className={styles.rating}>
        {game.rating ? (
          <>
            <strong className={styles.figure}>{game.rating.toFixed(1)}</strong>
            <Stars value={game.rating} />
          </>
        ) : (
          <span className={styles.line}>{t('暂无评分')}</span>
        )}
      </div>
    </header>
  );
}
