import { CODE } from '@/api/errors';
import { Button } from '@/components/ui/Button';
import { t } from '@/lib/i18n';
import type { ReactNode } from 'react';
import { FormFrame } from '../FormFrame';
import { codeError, confirmError, passwordError, phoneError } from '../validation';
import { CodeField } from './CodeField';
import { NewPasswordFields } from './PasswordFields';
import { PhoneField } from './PhoneField';
import { useForm, type FormOptions } from './useForm';

type Entries = Record<'phone' | 'smsCode' | 'newPassword' | 'confirm', string>;

interface Props<Answer> extends Omit<FormOptions<Entries, Answer>, 'initial' | 'check'> {
  /** Explains which phone gets the code, and what the new password ends. */
  note: ReactNode;
}

/** A phone, its code and the new password. */
export function PasswordByCodeForm<Answer>({ note, refusedField, ...options }: Props<Answer>) {
  const { values, field, fail, submit, complete, busy } = useForm<Entries, Answer>({
    initial: { phone: '', smsCode: '', newPassword: '', confirm: '' },
    check: ({ phone, smsCode, newPassword, confirm }) => ({
      phone: phoneError(phone),
      smsCode: codeError(smsCode),
      newPassword: passwordError(newPassword),
      confirm: confirmError(newPassword, confirm),
    }),
    refusedField: { [CODE.codeWrong]: 'smsCode', ...refusedField },
    ...options,
  });
  return (
    <FormFrame drawing="key" onSubmit={submit} note={note}>
      <PhoneField {...field('phone')} />
      <CodeField
        {...field('smsCode')}
        scene="reset"
        phone={values.phone}
        busy={busy}
        onComplete={(code) => complete('smsCode', code)}
        onPhoneError={(text) => fail('phone', text)}
      />
      <NewPasswordFields label={t('新密码')} password={field('newPassword')} confirm={field('confirm')} />
      <Button type="submit" size="large" block busy={busy}>
        {t('设置新密码')}
      </Button>
    </FormFrame>
  );
}
