import { CODE } from '@/api/errors';
import { Button } from '@/components/ui/Button';
import { Field } from '@/components/ui/Field';
import { t } from '@/lib/i18n';
import KeyRound from '~icons/lucide/key-round';
import { useRef, useState, type ReactNode } from 'react';
import { phoneProof, type OwnerProof, type SmsScene } from '../phoneApi';
import { useStatusPart } from '../useStatus';
import { codeError, phoneError } from '../validation';
import { CodeField } from './CodeField';
import styles from './OwnerProofForm.module.css';
import { PhoneField } from './PhoneField';
import { useForm } from './useForm';

interface Props<Answer> {
  /** The scene of the code. */
  scene: SmsScene;
  /** The text of the button. */
  action: string;
  look?: 'primary' | 'plain';
  send: (proof: OwnerProof) => Promise<Answer>;
  onDone: (answer: Answer) => void;
  /** A dialog in which the player confirms, before the form is sent. */
  dialog?: (buttons: { onConfirm: () => void; onClose: () => void }) => ReactNode;
}

/** Asks for the password, or for a code to the bound phone, and makes a call with it. */
export function OwnerProofForm<Answer>(props: Props<Answer>) {
  const hasPassword = useStatusPart((status) => status.hasPassword);
  const hasPhone = useStatusPart((status) => status.phone !== null);
  const [byPhone, setByPhone] = useState(false);
  return (
    <>
      {byPhone || hasPassword === false ? <ByPhone {...props} /> : <ByPassword {...props} />}
      {hasPassword !== false && hasPhone && (
        <button type="button" className={styles.other} onClick={() => setByPhone(!byPhone)}>
          {byPhone ? t('用密码确认') : t('忘记密码，用短信确认')}
        </button>
      )}
    </>
  );
}

function ByPassword<Answer>({ action, look, send, onDone, dialog }: Props<Answer>) {
  const { asking, allowed, confirm, close } = useConfirmation(dialog !== undefined);
  const { field, submit, busy } = useForm({
    initial: { password: '' },
    check: ({ password }) => ({ password: password ? undefined : t('请填写密码') }),
    send,
    allowed,
    onDone,
    refusedField: { [CODE.wrongPassword]: 'password' },
    refusedText: { [CODE.wrongPassword]: t('密码不对，再试一次') },
  });
  return (
    <form className={styles.form} noValidate onSubmit={(event) => (event.preventDefault(), submit())}>
      <Field
        {...field('password')}
        label={t('登录密码')}
        name="password"
        type="password"
        icon={<KeyRound aria-hidden="true" />}
        autoComplete="current-password"
        enterKeyHint="done"
      />
      <Button type="submit" look={look} size="large" block busy={busy}>
        {action}
      </Button>
      {asking && dialog?.({ onConfirm: () => confirm(submit), onClose: close })}
    </form>
  );
}

function ByPhone<Answer>({ scene, action, look, send, onDone, dialog }: Props<Answer>) {
  const { asking, allowed, confirm, close } = useConfirmation(dialog !== undefined);
  const { values, field, fail, submit, complete, busy } = useForm({
    initial: { phone: '', smsCode: '' },
    check: ({ phone, smsCode }) => ({ phone: phoneError(phone), smsCode: codeError(smsCode) }),
    send: async (typed) => send(await phoneProof(scene, typed)),
    allowed,
    onDone,
    refusedField: { [CODE.codeWrong]: 'smsCode', [CODE.phoneUnknown]: 'phone' },
    refusedText: { [CODE.phoneUnknown]: t('这不是绑定的手机号') },
  });
  return (
    <form className={styles.form} noValidate onSubmit={(event) => (event.preventDefault(), submit())}>
      <PhoneField {...field('phone')} />
      <CodeField
        {...field('smsCode')}
        scene={scene}
        phone={values.phone}
        busy={busy}
        onComplete={(code) => complete('smsCode', code)}
        onPhoneError={(text) => fail('phone', text)}
      />
      <Button type="submit" look={look} size="large" block busy={busy}>
        {action}
      </Button>
      {asking && dialog?.({ onConfirm: () => confirm(submit), onClose: close })}
    </form>
  );
}

/** Holds a valid form back until the player confirms in a dialog, if it has one. */
function useConfirmation(asks: boolean) {
  const [asking, setAsking] = useState(false);
  const confirmed = useRef(false);
  return {
    asking,
    allowed: () => {
      if (!asks) return true;
      if (!confirmed.current) setAsking(true);
      return confirmed.current;
    },
    confirm: (submit: () => void) => {
      confirmed.current = true;
      setAsking(false);
      submit();
      confirmed.current = false;
    },
    close: () => setAsking(false),
  };
}
