import { ButtonLink } from '@/components/ui/Button';
import { EmptyState } from '@/components/ui/States';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';

/** The post was deleted or hidden, or never existed. */
export function PostGone() {
  return (
    <EmptyState
      drawing="empty"
      title={t('帖子不见了')}
      hint={t('可能被作者删除了，去广场看看别的吧')}
      action={
        <ButtonLink to={paths.square} look="soft">
          {t('去广场')}
        </ButtonLink>
      }
    />
  );
}
