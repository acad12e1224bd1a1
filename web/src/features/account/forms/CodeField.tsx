import { Field } from '@/components/ui/Field';
import { durationText } from '@/lib/time';
import { t } from '@/lib/i18n';
import ShieldCheck from '~icons/lucide/shield-check';
import { useEffect, useImperativeHandle, useRef, type Ref } from 'react';
import { ChallengeNotice } from '../challenge/ChallengeNotice';
import type { SmsScene } from '../phoneApi';
import { codeDigits, isCode, phoneError } from '../validation';
import styles from './CodeField.module.css';
import { useSmsCode } from './useSmsCode';

interface Props {
  label?: string;
  /** The name of the input; a form with two codes has two names. */
  name?: string;
  scene: SmsScene;
  phone: string;
  value: string;
  onValue: (value: string) => void;
  /** Takes the value that its sixth digit completed, and submits it. */
  onComplete: (value: string) => void;
  /** The form is submitting. Until the answer, the value does not change. */
  busy: boolean;
  error?: string;
  ref?: Ref<HTMLInputElement>;
  /** Reports an error of the phone, which the phone field shows. */
  onPhoneError: (text: string) => void;
}

/** The field for the code from a text message, and the button that requests one. The sixth digit submits the form: typed, pasted or autofilled. */
export function CodeField({
  label = t('验证码'),
  name = 'smsCode',
  scene,
  phone,
  value,
  onValue,
  onComplete,
  busy,
  error,
  ref,
  onPhoneError,
}: Props) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current!);
  const { send, sending, seconds, requested } = useSmsCode({
    scene,
    phone,
    onPhoneError,
    onSent: () => input.current?.focus(),
  });
  const take = (text: string) => {
    const code = codeDigits(text);
    if (busy) return;
    if (isCode(code) && code !== value) onComplete(code);
    else onValue(code);
  };
  useEffect(() => {
    // The next digit replaces a refused code.
    if (error && isCode(value)) input.current?.select();
  }, [error, value]);
  const ask = () => {
    const wrong = phoneError(phone);
    if (wrong) onPhoneError(wrong);
    else send();
  };
  return (
    <>
      <Field
        ref={input}
        label={label}
        name={name}
        inputMode="numeric"
        icon={<ShieldCheck aria-hidden="true" />}
        value={value}
        onValue={take}
        error={error}
        hint={t('输满6位自动继续')}
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
      <ChallengeNotice />
      <p className="visually-hidden" role="status">
        {busy && t('正在核对验证码')}
      </p>
    </>
  );
}

/** Short waits are shown in seconds. */
function waitText(seconds: number): string {
  return seconds < 100 ? t`${seconds}秒` : durationText(seconds);
}
