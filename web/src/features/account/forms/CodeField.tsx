import { Field } from '@/components/ui/Field';
import { durationText } from '@/lib/time';
import { t } from '@/lib/i18n';
import ShieldCheck from '~icons/lucide/shield-check';
import { useRef } from 'react';
import type { SmsScene } from '../phoneApi';
import { phoneError } from '../validation';
import styles from './CodeField.module.css';
import { useSmsCode } from './useSmsCode';

interface Props {
  scene: SmsScene;
  phone: string;
  value: string;
  onValue: (value: string) => void;
  error?: string;
  /** Reports an error of the phone, which the phone field shows. */
  onPhoneError: (text: string) => void;
}

/** The field for the code from a text message, and the button that requests one. */
export function CodeField({ scene, phone, onPhoneError, onValue, ...rest }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const { send, sending, seconds, requested } = useSmsCode({
    scene,
    phone,
    onPhoneError,
    onSent: () => input.current?.focus(),
  });
  const ask = () => {
    const wrong = phoneError(phone);
    if (wrong) onPhoneError(wrong);
    else send();
  };
  return (
    <Field
      {...rest}
      ref={input}
      label={t('验证码')}
      name="smsCode"
      inputMode="numeric"
      icon={<ShieldCheck aria-hidden="true" />}
      onValue={(text) => onValue(text.replace(/\D/g, '').slice(0, 6))}
      placeholder={t('6位数字')}
      autoComplete="one-time-code"
      enterKeyHint="go"
      action={
        <button
          type="button"
          className={styles.ask}
          onClick={ask}
          aria-busy={sending}
          disabled={sending || seconds > 0}
        >
          {seconds > 0 ? t`${waitText(seconds)}后重发` : requested ? t('重新获取') : t('获取验证码')}
        </button>
      }
    />
  );
}

/** Short waits are shown in seconds. */
function waitText(seconds: number): string {
  return seconds < 100 ? t`${seconds}秒` : durationText(seconds);
}
