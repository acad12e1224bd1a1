import { ButtonLink } from '@/components/ui/Button';
import { EmptyState } from '@/components/ui/States';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';

/** Says that the game no longer exists, and links to others. */
export function GameGone() {
  return (
    <EmptyState
      title={t('这款游戏已下架')}
      hint={t('它可能换了地方，或者暂时休息去了。还有很多好游戏等你发现')}
      action={
        <ButtonLink look="soft" to={paths.games()} replace>
          {t('去看看别的游戏')}
        </ButtonLink>
      }
    />
  );
}
