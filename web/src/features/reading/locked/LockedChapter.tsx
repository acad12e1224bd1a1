import type { BookKind, Chapter } from '@/api/types';
import { ButtonLink } from '@/components/ui/Button';
import { readPath } from '@/features/book';
import { t } from '@/lib/i18n';
import { withPop } from '@/paths';
import Crown from '~icons/lucide/crown';
import styles from './LockedChapter.module.css';

const TITLES: Record<BookKind, string> = {
  comic: t('这一话，留给会员先看'),
  novel: t('这一章，留给会员先看'),
  animation: t('这一集，留给会员先看'),
};

/**
 * The end of a locked chapter's preview: offers the membership, which opens the chapter in place. The page needs a
 * `VipHost`.
 */
export function LockedChapter({ chapter: { bookId, id, kind, title } }: { chapter: Chapter }) {
  const novel = kind === 'novel';
  return (
    <section className={styles.card} aria-label={t`${title}，会员专享`}>
      <Crown aria-hidden="true" />
      <h2>{TITLES[kind]}</h2>
      <p>
        {novel
          ? t('开通会员，马上接着读，所有会员章节都为你打开')
          : t('开通会员，马上接着看，所有会员章节都为你打开')}
      </p>
      <ButtonLink look="warm" size="large" to={withPop(readPath(kind, bookId, id))} replace>
        {novel ? t('开通会员接着读') : t('开通会员接着看')}
      </ButtonLink>
    </section>
  );
}
