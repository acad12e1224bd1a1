import type { Post } from '@/api/types';
import { useCurrentAuthor } from '@/features/account';
import { FollowButton, PersonHead } from '@/features/person';
import { cx } from '@/lib/classes';
import { t } from '@/lib/i18n';
import { useRelativeTime } from '@/lib/useRelativeTime';
import { paths } from '@/paths';
import Ellipsis from '~icons/lucide/ellipsis';
import { useState, type MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { PostMenu } from '../menu/PostMenu';
import { PostCardActions } from './PostCardActions';
import styles from './PostCard.module.css';
import { PostChips } from './PostChips';
import { ClampedPostText } from './ClampedPostText';
import { PostMedia } from './PostMedia';

interface Props {
  post: Post;
  /** The page already shows the author, so the card needs no follow button. */
  known?: boolean;
  /** One of the first cards: its images load eagerly. */
  eager?: boolean;
}

/** A post in a list. A tap outside its links and buttons opens the post. */
export function PostCard({ post, known, eager }: Props) {
  const author = useCurrentAuthor(post.author);
  const navigate = useNavigate();
  const [menu, setMenu] = useState(false);
  const open = (event: MouseEvent) => {
    const target = event.target as Element;
    const other = target.closest('a, button, dialog') ?? window.getSelection()?.toString();
    if (!other) void navigate(paths.post(post.id));
  };
  return (
    <article className={styles.card} onClick={open} data-post={post.id}>
      <header className={styles.head}>
        <PersonHead person={author} note={<TimeLine post={post} />} />
        {!known && <FollowButton person={post.author} onlyFollow />}
        <button
          type="button"
          className={cx('tap', styles.menu)}
          aria-label={t('更多')}
          onClick={() => setMenu(true)}
        >
          <Ellipsis aria-hidden="true" />
        </button>
      </header>
      {post.hidden && <p className={styles.hidden}>{t('已被隐藏，只有你能看到')}</p>}
      <ClampedPostText post={post} />
      <PostMedia post={post} eager={eager} />
      <PostChips post={post} />
      <PostCardActions post={post} />
      {menu && <PostMenu post={post} onClose={() => setMenu(false)} />}
    </article>
  );
}

function TimeLine({ post: { createTime, editTime } }: { post: Post }) {
  return `${useRelativeTime(createTime)}${editTime ? t(' · 已编辑') : ''}`;
}
