import { Field } from '@/components/ui/Field';
import { t } from '@/lib/i18n';
import Smartphone from '~icons/lucide/smartphone';
import type { Ref } from 'react';
import { phoneDigits } from '../validation';

interface Props {
  value: string;
  onValue: (value: string) => void;
  error?: string;
  hint?: string;
  label?: string;
  name?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A mobile number. The field reduces typed or pasted text to its digits. */
export function PhoneField({ label = t('手机号'), name = 'phone', onValue, ...rest }: Props) {
  return (
    <Field
      {...rest}
      label={label}
      name={name}
      type="tel"
      inputMode="numeric"
      icon={<Smartphone aria-hidden="true" />}
      onValue={(text) => onValue(phoneDigits(text))}
      placeholder={t('请输入手机号')}
      autoComplete="tel-national"
      enterKeyHint="next"
    />
  );
}
