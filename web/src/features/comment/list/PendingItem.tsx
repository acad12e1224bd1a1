import { FramedAvatar } from '@/components/ui/FramedAvatar';
import { useAccount, useStatusPart } from '@/features/account';
import { LinkifiedText } from '@/features/person';
import { cx } from '@/lib/classes';
import { t } from '@/lib/i18n';
import LoaderCircle from '~icons/lucide/loader-circle';
import { useThreadContext } from '../context';
import { CommentPicture } from '../picture/CommentPicture';
import type { CommentEntry } from '../commentKind';
import { AuthorMark } from './AuthorMark';
import styles from './CommentItem.module.css';

/** The player's own comment while it is being sent, or after it was refused. */
export function PendingItem({ item }: { item: CommentEntry }) {
  const { uid, name, avatar } = useAccount();
  const frame = useStatusPart((status) => status.frame);
  return (
    <article className={cx(styles.item, styles.fresh)} data-pending={item.refusal === null}>
      <FramedAvatar url={avatar} frame={frame} name={name} />
      <div className={styles.body}>
        <header className={styles.head}>
          <span className={styles.name}>{name}</span>
          <AuthorMark uid={uid} />
        </header>
        {item.payload.content && (
          <p className={cx(styles.text, styles.faint)}>
            <LinkifiedText text={item.payload.content} mentions={item.payload.mentions} />
          </p>
        )}
        {item.payload.image && <CommentPicture image={item.payload.image} author={name} />}
        <CommentOutcome item={item} />
      </div>
    </article>
  );
}

/** Says that a comment is being sent, or why it was refused and which actions are possible. */
export function CommentOutcome({ item }: { item: CommentEntry }) {
  const { retry, revise, drop } = useThreadContext();
  if (item.refusal === null)
    return (
      <footer className={styles.foot} role="status">
        <span className={styles.sending}>
          <LoaderCircle aria-hidden="true" />
          {t('发送中')}
        </span>
      </footer>
    );
  return (
    <footer className={cx(styles.foot, styles.refused)}>
      <span className={styles.failed} role="alert">
        {item.refusal}
      </span>
      <button type="button" className={styles.act} onClick={() => retry(item)}>
        {t('重试')}
      </button>
      <button type="button" className={styles.act} onClick={() => revise(item)}>
        {t('修改')}
      </button>
      <button type="button" className={styles.act} onClick={() => drop(item)}>
        {t('删除')}
      </button>
    </footer>
  );
}
