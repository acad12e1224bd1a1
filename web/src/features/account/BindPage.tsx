import { ButtonLink } from '@/components/ui/Button';
import { EmptyState } from '@/components/ui/States';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import { useState } from 'react';
import { BindByOldPhone } from './forms/BindByOldPhone';
import { BindByPassword } from './forms/BindByPassword';
import { useStatusPart } from './useStatus';

/** Binds a phone, or replaces the bound one. In youth mode the server refuses that: a code to the bound phone ends the mode. */
export default function BindPage() {
  const youth = useStatusPart((status) => status.youth);
  if (!youth) return <BindForm />;
  return (
    <EmptyState
      drawing="phone"
      title={t('青少年模式下不能绑定手机号')}
      hint={t('请家长先关闭青少年模式')}
      action={
        <ButtonLink to={paths.youth} look="soft" size="small">
          {t('青少年模式')}
        </ButtonLink>
      }
    />
  );
}

/** The proof of the account is its password. A player without one, or who forgot it, takes a code to the bound phone. */
function BindForm() {
  const bound = useStatusPart(({ phone }) => phone);
  const hasPassword = useStatusPart((status) => status.hasPassword);
  const [chosen, choose] = useState<'password' | 'oldPhone' | null>(null);
  const proof = chosen ?? (hasPassword === false ? 'oldPhone' : 'password');
  if (bound && proof === 'oldPhone')
    return (
      <BindByOldPhone bound={bound} onUsePassword={hasPassword ? () => choose('password') : undefined} />
    );
  return <BindByPassword bound={bound} onUseOldPhone={() => choose('oldPhone')} />;
}
