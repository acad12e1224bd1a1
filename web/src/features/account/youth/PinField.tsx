import { Field } from '@/components/ui/Field';
import LockKeyhole from '~icons/lucide/lock-keyhole';
import type { Ref } from 'react';
import { pinDigits } from '../validation';

interface Props {
  label: string;
  value: string;
  onValue: (value: string) => void;
  error?: string;
  hint?: string;
  ref?: Ref<HTMLInputElement>;
}

/** The PIN of the youth mode: four digits. Browsers must not store it next to the password of the account. */
export function PinField({ onValue, ...rest }: Props) {
  return (
    <Field
      {...rest}
      name="pin"
      type="password"
      inputMode="numeric"
      autoComplete="off"
      maxLength={4}
      icon={<LockKeyhole aria-hidden="true" />}
      enterKeyHint="go"
      onValue={(text) => onValue(pinDigits(text))}
    />
  );
}
