import { Field } from '@/components/ui/Field';
import { t } from '@/lib/i18n';
import LockKeyhole from '~icons/lucide/lock-keyhole';
import ShieldCheck from '~icons/lucide/shield-check';
import type { Ref } from 'react';

interface Bound {
  value: string;
  onValue: (value: string) => void;
  error?: string;
  ref?: Ref<HTMLInputElement>;
}

/** The new password and its repetition. */
export function NewPasswordFields({
  label,
  password,
  confirm,
}: {
  label: string;
  password: Bound;
  confirm: Bound;
}) {
  return (
    <>
      <Field
        {...password}
        label={label}
        name="new-password"
        type="password"
        icon={<LockKeyhole aria-hidden="true" />}
        hint={t('8到64位')}
        autoComplete="new-password"
        enterKeyHint="next"
      />
      <Field
        {...confirm}
        label={t`确认${label}`}
        name="confirm"
        type="password"
        icon={<ShieldCheck aria-hidden="true" />}
        autoComplete="new-password"
        enterKeyHint="go"
      />
    </>
  );
}
