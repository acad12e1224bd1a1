import { useLoggedIn } from '@/features/account';
import { t } from '@/lib/i18n';
import { useLayer } from '@/lib/useLayer';
import Lock from '~icons/lucide/lock';
import type { ComponentProps, ReactNode } from 'react';
import { CommentComposer } from './CommentComposer';
import styles from './CommentComposer.module.css';

interface Props extends Pick<
  ComponentProps<typeof CommentComposer>,
  'writing' | 'recent' | 'picture' | 'onSend'
> {
  locked: boolean;
  open: boolean;
  /** Opens the composer; leads a visitor to the sign-in first. */
  onOpen: () => void;
  onLeave: () => void;
  /** Further actions for the post. */
  actions?: ReactNode;
}

/** The bar at the bottom of a post: a composer that grows when it is used, and further actions. */
export function CommentBar({ locked, open, onOpen, onLeave, actions, ...composer }: Props) {
  const loggedIn = useLoggedIn();
  const { text, target } = composer.writing.draft;
  const draftText = text.trim() || (composer.picture?.picture ? t('[图片]') : '');
  const writing = open && loggedIn && !locked;
  useLayer(onLeave, writing);
  if (writing)
    return (
      <div className={styles.bar}>
        <CommentComposer {...composer} autoFocus placeholder={t('友善发言，说点什么吧')} onLeave={onLeave} />
      </div>
    );
  return (
    <div className={styles.bar}>
      <div className={styles.row}>
        {locked ? (
          <p className={styles.locked}>
            <Lock aria-hidden="true" />
            {t('帖子已锁定，不能再评论了')}
          </p>
        ) : (
          <button type="button" className={styles.entry} onClick={onOpen}>
            {draftText ? (
              <>
                <b>{t('[草稿]')}</b>
                <span>{target ? t`回复 @${target.name}：${draftText}` : draftText}</span>
              </>
            ) : (
              <span>{loggedIn ? t('说点什么吧') : t('登录后参与讨论')}</span>
            )}
          </button>
        )}
        {actions}
      </div>
    </div>
  );
}
