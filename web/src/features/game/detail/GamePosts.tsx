import { useInfiniteList } from '@/api/useInfiniteList';
import type { Game } from '@/api/types';
import { ButtonLink } from '@/components/ui/Button';
import { EmptyState } from '@/components/ui/States';
import { useAccount } from '@/features/account';
import { HOT, PostList, postsQuery } from '@/features/post';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import { Link } from 'react-router';
import styles from './GamePosts.module.css';

/** The posts about a game. */
export default function GamePosts({ game }: { game: Game }) {
  const uid = useAccount((account) => account.uid);
  const query = useInfiniteList(postsQuery(uid, { sort: HOT, game: game.id }));
  return (
    <>
      <nav className={styles.head}>
        <Link to={paths.squareOfGame(game.id)}>{t('去广场看看')}</Link>
        <Link to={paths.postAbout(game.id)}>{t('发帖聊聊')}</Link>
      </nav>
      <PostList
        query={query}
        empty={
          <EmptyState
            drawing="chat"
            title={t('还没有人聊这款游戏')}
            hint={t('攻略、战绩、找队友，你来开个头吧')}
            action={
              <ButtonLink look="soft" to={paths.postAbout(game.id)}>
                {t('发第一帖')}
              </ButtonLink>
            }
          />
        }
      />
    </>
  );
}
