import type { Chapter } from '@/api/types';
import { ButtonLink } from '@/components/ui/Button';
import { readPath, unitOf, verbOf } from '@/features/book';
import { t } from '@/lib/words';
import { Crown } from 'lucide-react';
import styles from './LockedChapter.module.css';

/** Where what everybody sees of a chapter ends: the way to a membership, which opens the chapter in place. Needs a VipHost on the screen. */
export function LockedChapter({ chapter: { bookId, id, kind, title } }: { chapter: Chapter }) {
  const address = readPath(kind, bookId, id);
  return (
    <section className={styles.card} aria-label={t`${title}，会员专享`}>
      <Crown aria-hidden="true" />
      <h2>{t`这一${unitOf(kind)}，留给会员先看`}</h2>
      <p>{t`开通会员，马上接着${verbOf(kind)}，所有会员章节都为你打开`}</p>
      <ButtonLink look="warm" size="large" to={`${address}?pop=1`} replace>
        {t`开通会员接着${verbOf(kind)}`}
      </ButtonLink>
    </section>
  );
}
