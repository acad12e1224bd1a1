import type { Author } from '@/api/types';
import { Button } from '@/components/ui/Button';
import { ConfirmDialog } from '@/components/ui/ConfirmDialog';
import { useAccount, useRequireSignIn } from '@/features/account';
import { useFollowed } from '@/features/relationships';
import { cx } from '@/lib/classes';
import { t } from '@/lib/i18n';
import Plus from '~icons/lucide/plus';
import { useState } from 'react';
import styles from './FollowButton.module.css';
import { useFollow } from './useFollow';

interface Props {
  person: Pick<Author, 'uid' | 'name' | 'followed'>;
  /** Hides the button for a followed person, so that lists do not repeat it in each row. */
  onlyFollow?: boolean;
  /** This person follows the reader, so following makes it mutual. */
  back?: boolean;
  size?: 'small' | 'normal';
  className?: string;
}

/** Follows a person, or unfollows after a confirmation. Hidden for the reader's own profile. */
export function FollowButton({ person, onlyFollow, back = false, size = 'small', className }: Props) {
  const own = useAccount(({ uid }) => uid) === person.uid;
  const followed = useFollowed(person.uid, person.followed);
  // A person followed with this button keeps it, so that the follow can be undone.
  const [seenUnfollowed, setSeenUnfollowed] = useState(!followed);
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useFollow();
  const requireSignIn = useRequireSignIn();
  if (!followed && !seenUnfollowed) setSeenUnfollowed(true);
  if (own || (onlyFollow && followed && !seenUnfollowed)) return null;
  const labels = labelsOf(followed, back, person.name);
  const pendingFollow = (follow: boolean) => mutate({ uid: person.uid, follow });
  return (
    <>
      <Button
        look={followed ? 'plain' : 'soft'}
        size={size}
        className={cx(size === 'small' && styles.button, followed && styles.followed, className)}
        busy={isPending}
        icon={followed ? undefined : <Plus aria-hidden="true" />}
        aria-pressed={followed}
        aria-label={labels.name}
        onClick={() => requireSignIn(() => (followed ? setAsking(true) : pendingFollow(true)))}
      >
        {labels.word}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t`不再关注 ${person.name}？`}
          action={t('不再关注')}
          onConfirm={() => {
            setAsking(false);
            pendingFollow(false);
          }}
          onClose={() => setAsking(false)}
        >
          {t('TA 的新帖子不会再出现在你的关注里。')}
        </ConfirmDialog>
      )}
    </>
  );
}

/** The visible text and the accessible name. The name contains the text, for users of voice control. */
function labelsOf(followed: boolean, back: boolean, name: string): { word: string; name: string } {
  if (followed && back) return { word: t('互相关注'), name: t`互相关注 ${name}` };
  if (followed) return { word: t('已关注'), name: t`已关注 ${name}` };
  if (back) return { word: t('回关'), name: t`回关 ${name}` };
  return { word: t('关注', 'action'), name: t`关注 ${name}` };
}
