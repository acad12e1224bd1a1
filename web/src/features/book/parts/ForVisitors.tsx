import { ButtonLink } from '@/components/ui/Button';
import { EmptyState } from '@/components/ui/States';
import { SignInLink } from '@/features/account';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';

/** Asks a visitor to sign in for personal pages. Reading needs no account. */
export function ForVisitors({ title, hint }: { title: string; hint: string }) {
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
          <SignInLink>{t('去登录')}</SignInLink>
        </>
      }
    />
  );
}
