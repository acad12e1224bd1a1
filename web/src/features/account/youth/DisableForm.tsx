import { CODE } from '@/api/errors';
import { Button } from '@/components/ui/Button';
import { toast } from '@/components/ui/toast';
import { t } from '@/lib/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAccount } from '../accountStore';
import { CodeField } from '../forms/CodeField';
import { PhoneField } from '../forms/PhoneField';
import { useForm } from '../forms/useForm';
import { codeError, phoneError, pinError } from '../validation';
import { applyYouth, disableYouth } from './api';
import { PinField } from './PinField';
import styles from './Youth.module.css';

/** Switches the youth mode off: by the PIN, or by the bound phone if the PIN is forgotten. */
export function DisableForm() {
  const [forgotten, setForgotten] = useState(false);
  return (
    <>
      {forgotten ? <ByPhone /> : <ByPin />}
      <button type="button" className={styles.other} onClick={() => setForgotten(!forgotten)}>
        {forgotten ? t('想起密码了') : t('忘记青少年密码')}
      </button>
    </>
  );
}

function useDisabled() {
  const client = useQueryClient();
  const uid = useAccount((account) => account.uid);
  return (youth: Parameters<typeof applyYouth>[2]) => {
    applyYouth(client, uid, youth);
    toast.success(t('青少年模式已关闭'));
  };
}

function ByPin() {
  const { field, submit, busy } = useForm({
    initial: { pin: '' },
    check: ({ pin }) => ({ pin: pinError(pin) }),
    send: disableYouth,
    onDone: useDisabled(),
    refusedField: { [CODE.wrongPassword]: 'pin' },
    refusedText: { [CODE.wrongPassword]: t('密码不对，再试一次') },
  });
  return (
    <form className={styles.form} noValidate onSubmit={(event) => (event.preventDefault(), submit())}>
      <PinField {...field('pin')} label={t('青少年密码')} />
      <Button type="submit" look="plain" size="large" block busy={busy}>
        {t('关闭青少年模式')}
      </Button>
    </form>
  );
}

function ByPhone() {
  const { values, field, fail, submit, complete, busy } = useForm({
    initial: { phone: '', smsCode: '' },
    check: ({ phone, smsCode }) => ({ phone: phoneError(phone), smsCode: codeError(smsCode) }),
    send: disableYouth,
    onDone: useDisabled(),
    refusedField: { [CODE.codeWrong]: 'smsCode', [CODE.phoneUnknown]: 'phone' },
    refusedText: { [CODE.phoneUnknown]: t('这不是绑定的手机号') },
  });
  return (
    <form className={styles.form} noValidate onSubmit={(event) => (event.preventDefault(), submit())}>
      <p className={styles.note}>{t('用绑定的手机号收一条验证码，就能关闭。没有绑定手机号，请联系客服。')}</p>
      <PhoneField {...field('phone')} />
      <CodeField
        {...field('smsCode')}
        scene="reset"
        phone={values.phone}
        busy={busy}
        onComplete={(code) => complete('smsCode', code)}
        onPhoneError={(text) => fail('phone', text)}
      />
      <Button type="submit" look="plain" size="large" block busy={busy}>
        {t('关闭青少年模式')}
      </Button>
    </form>
  );
}
