import type { Notice } from '@/api/types';
import { FramedAvatar } from '@/components/ui/FramedAvatar';
import type { IconComponent } from '@/components/ui/createIcon';
import { Skeleton } from '@/components/ui/Skeleton';
import { FollowButton } from '@/features/person';
import { cx } from '@/lib/classes';
import { relativeTime } from '@/lib/time';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import AtSign from '~icons/lucide/at-sign';
import Heart from '~icons/lucide/heart';
import MessageCircle from '~icons/lucide/message-circle';
import UserPlus from '~icons/lucide/user-plus';
import { Fragment } from 'react';
import { Link } from 'react-router';
import styles from './NoticeRow.module.css';
import { noticeActionText, noticeAuthorNames, noticeTargetPath, noticeTexts } from './labels';

const NOTICE_ICONS: Record<Notice['kind'], { icon: IconComponent; tone: string }> = {
  like: { icon: Heart, tone: 'coral' },
  comment: { icon: MessageCircle, tone: 'blue' },
  reply: { icon: MessageCircle, tone: 'blue' },
  mention: { icon: AtSign, tone: 'gold' },
  follow: { icon: UserPlus, tone: 'blue' },
};

/** One notice: the actors, their action, the excerpt and the post. */
export function NoticeRow({ notice }: { notice: Notice }) {
  const { actor, kind, read, createTime } = notice;
  const { excerpt, about } = noticeTexts(notice);
  const { icon: Icon, tone } = NOTICE_ICONS[kind] ?? NOTICE_ICONS.comment;
  return (
    <div className={cx(styles.row, !read && styles.fresh)} data-read={read}>
      <Link to={paths.person(actor.uid)} className={styles.portrait} aria-label={t`${actor.name}的主页`}>
        <FramedAvatar url={actor.avatar} frame={actor.frame} name={actor.name} size={2.75} />
        <span className={styles.sign} data-tone={tone} aria-hidden="true">
          <Icon />
        </span>
      </Link>
      <Link to={noticeTargetPath(notice)} className={cx('words', styles.words)}>
        <span className={styles.what}>
          <NoticeAuthors notice={notice} />
          {noticeActionText(notice)}
        </span>
        {excerpt && <span className={styles.excerpt}>{excerpt}</span>}
        {about && <span className={styles.about}>{about}</span>}
        <time className={styles.time} dateTime={createTime}>
          {relativeTime(createTime)}
        </time>
      </Link>
      {kind === 'follow' && <FollowButton person={actor} back />}
    </div>
  );
}

function NoticeAuthors({ notice }: { notice: Notice }) {
  const { names, others } = noticeAuthorNames(notice);
  return (
    <>
      {names.map((name, index) => (
        <Fragment key={index}>
          {index > 0 && t('、')}
          <b>{name}</b>
        </Fragment>
      ))}
      {others || ' '}
    </>
  );
}

export function NoticeRowSkeleton() {
  return (
    <div className={styles.row}>
      <Skeleton width="2.75rem" height="2.75rem" radius="50%" />
      <span className={cx('words', styles.words)}>
        <Skeleton width="60%" height="0.9375rem" />
        <Skeleton width="85%" height="0.8125rem" />
        <Skeleton width="4rem" height="0.6875rem" />
      </span>
    </div>
  );
}
