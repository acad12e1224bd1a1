import type { Chapter } from '@/api/types';
import { ButtonLink } from '@/components/ui/Button';
import { t } from '@/lib/words';
import { paths } from '@/paths';
import { Crown } from 'lucide-react';
import { partWord } from '../words';
import styles from './LockedChapter.module.css';

/** Where what everybody sees of a chapter ends: the way to a membership, which opens the chapter in place. Needs a VipHost on the screen. */
export function LockedChapter({ chapter: { bookId, id, kind, title } }: { chapter: Chapter }) {
  const part = partWord(kind);
  const address = kind === 'animation' ? paths.watch(bookId, id) : paths.readbook(bookId, id);
  return (
    <section className={styles.card} aria-label={t`${title}，会员专享`}>
      <Crown aria-hidden="true" />
      <h2>{t`这一${part}，留给会员先看`}</h2>
      <p>{t`开通会员，马上接着${kind === 'animation' ? t('看') : t('读')}，所有会员章节都为你打开`}</p>
      <ButtonLink look="warm" size="large" to={`${address}?pop=1`} replace>
        {t`开通会员接着${kind === 'animation' ? t('看') : t('读')}`}
      </ButtonLink>
    </section>
  );
}
