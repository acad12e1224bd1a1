import { ButtonLink } from '@/components/ui/Button';
import { EmptyState } from '@/components/ui/States';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';

/** Says that the book was removed or never existed. */
export function BookGone() {
  return (
    <EmptyState
      drawing="book"
      title={t('这部作品不在架上了')}
      hint={t('它可能下架了，还有很多好看的等你翻开')}
      action={
        <ButtonLink look="soft" to={paths.animate} replace>
          {t('去看看别的')}
        </ButtonLink>
      }
    />
  );
}
