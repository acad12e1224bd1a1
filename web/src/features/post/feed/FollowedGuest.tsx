import { Button } from '@/components/ui/Button';
import { EmptyState } from '@/components/ui/States';
import { useRequireSignIn } from '@/features/account';
import { t } from '@/lib/i18n';

/** The followed feed for a visitor: asks to sign in. */
export function FollowedGuest() {
  const requireSignIn = useRequireSignIn();
  return (
    <div className="middle">
      <EmptyState
        drawing="person"
        title={t('登录后看看你关注的人')}
        hint={t('关注喜欢的玩家，他们的新帖子会出现在这里')}
        action={<Button onClick={() => requireSignIn(() => undefined)}>{t('登录/注册')}</Button>}
      />
    </div>
  );
}
