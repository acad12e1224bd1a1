import type { Game } from '@/api/types';
import { HOT, PostRows } from '@/features/post';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import { Link } from 'react-router';
import styles from './GamePosts.module.css';

const MAX = 3;

/** The posts about a game; hidden if there are none. */
export default function GamePosts({ game }: { game: Game }) {
  return (
    <PostRows
      filter={{ sort: HOT, game: game.id }}
      count={MAX}
      frame={(rows) => (
        <section className={styles.section}>
          <header className={styles.head}>
            <h2 className={styles.title}>{t('玩家在聊')}</h2>
            <Link to={paths.squareOfGame(game.id)} className={styles.say}>
              {t('去广场看看')}
            </Link>
          </header>
          {rows}
        </section>
      )}
    />
  );
}
