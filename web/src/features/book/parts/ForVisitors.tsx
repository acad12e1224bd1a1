import { ButtonLink } from '@/components/ui/Button';
import { EmptyState } from '@/components/ui/States';
import { t } from '@/lib/words';
import { paths } from '@/paths';
import { useLocation } from 'react-router';

/** What is a player's own waits for the login; reading needs none. */
export function ForVisitors({ title, hint }: { title: string; hint: string }) {
  const { pathname, search } = useLocation();
  return (
    <EmptyState
      drawing="shelf"
      title={title}
      hint={hint}
      action={
        <>
          <ButtonLink look="soft" to={paths.animate}>
            {t('先去逛逛')}
          </ButtonLink>
          <ButtonLink to={paths.login} state={{ from: pathname + search }}>
            {t('去登录')}
          </ButtonLink>
        </>
      }
    />
  );
}
