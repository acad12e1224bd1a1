import type { Post } from '@/api/types';
import { Picture } from '@/components/ui/Picture';
import { RelativeTime } from '@/components/ui/RelativeTime';
import { FollowButton, LinkifiedText, PersonHead } from '@/features/person';
import { cx } from '@/lib/classes';
import { shortNumber } from '@/lib/format';
import { dateTimeText } from '@/lib/time';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import { Link } from 'react-router';
import { PostChips } from '../card/PostChips';
import { PostMedia } from '../card/PostMedia';
import { postPictureOf } from '../card/media';
import styles from './PostBody.module.css';

/** The whole content of a post. */
export function PostBody({ post, watching }: { post: Post; watching: number }) {
  return (
    <article className={cx('stack', styles.post)}>
      <header className={styles.head}>
        <PersonHead person={post.author} note={<RelativeTime time={post.createTime} />} />
        <FollowButton person={post.author} />
      </header>
      {post.title && <h1 className={styles.title}>{post.title}</h1>}
      {post.content && (
        <p className={styles.text}>
          <LinkifiedText text={post.content} mentions={post.mentions} />
          {post.more && '…'}
        </p>
      )}
      {post.video ? (
        <video
          className={styles.film}
          src={post.video.url}
          poster={postPictureOf(post.video.poster, 'medium').url}
          style={{ aspectRatio: post.video.width / post.video.height }}
          controls
          playsInline
          preload="none"
        />
      ) : (
        <PostMedia post={post} eager />
      )}
      <PostChips post={{ tag: post.tag }} />
      {post.game && <GameCard game={post.game} />}
      <footer className={styles.facts}>
        {post.viewNum > 0 && <span>{t`${shortNumber(post.viewNum)} 次浏览`}</span>}
        {post.editTime && <span title={dateTimeText(post.editTime)}>{t('已编辑')}</span>}
        {watching > 1 && (
          <span className={styles.watching} role="status">
            {t`${shortNumber(watching)} 人正在看`}
          </span>
        )}
      </footer>
    </article>
  );
}

function GameCard({ game }: { game: NonNullable<Post['game']> }) {
  return (
    <Link to={paths.detail(game.id)} className={styles.game}>
      <Picture picture={game.icon} alt="" ratio={1} shape="icon" className={styles.icon} />
      <span className={cx('words', styles.words)}>
        <strong>{game.name}</strong>
        <small>{t('聊的就是这款游戏')}</small>
      </span>
      <span className={styles.go}>{t('去看看')}</span>
    </Link>
  );
}
