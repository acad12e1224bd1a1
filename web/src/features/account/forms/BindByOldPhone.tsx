import { Button } from '@/components/ui/Button';
import { rich } from '@/lib/rich';
import { t } from '@/lib/i18n';
import { FormFrame } from '../FormFrame';
import styles from '../FormFrame.module.css';
import { bindPhone } from '../phoneApi';
import { codeError, matchesMask, phoneError } from '../validation';
import { CodeField } from './CodeField';
import { PhoneField } from './PhoneField';
import { useBinding } from './useBinding';
import { useForm } from './useForm';

interface Props {
  /** The masked phone that is bound until now. */
  bound: string;
  /** Absent: the account has no password. */
  onUsePassword?: () => void;
}

/** Replaces the bound phone by a code to it. The app knows that phone only masked, so the player types it. */
export function BindByOldPhone({ bound, onUsePassword }: Props) {
  const oldPhoneError = (phone: string) =>
    phoneError(phone) ?? (matchesMask(phone, bound) ? undefined : t('不是现在绑定的手机号'));
  const { values, field, fail, submit, complete, busy } = useForm({
    initial: { oldPhone: '', oldSmsCode: '', phone: '', smsCode: '' },
    check: ({ oldPhone, oldSmsCode, phone, smsCode }) => ({
      oldPhone: oldPhoneError(oldPhone),
      oldSmsCode: codeError(oldSmsCode),
      phone: phoneError(phone) ?? (phone === oldPhone ? t('和现在绑定的一样') : undefined),
      smsCode: codeError(smsCode),
    }),
    send: ({ oldPhone, oldSmsCode, phone, smsCode }) =>
      bindPhone({ phone, smsCode }, { oldPhone, oldSmsCode }),
    ...useBinding(bound),
  });
  // A number that cannot be the bound one gets no code.
  const codePhone = matchesMask(values.oldPhone, bound) ? values.oldPhone : '';
  return (
    <FormFrame
      drawing="phone"
      onSubmit={submit}
      note={rich`现在绑定的是 ${<strong>{bound}</strong>}。两个手机各收一条验证码，换绑之后其他设备会退出登录。`}
    >
      <PhoneField {...field('oldPhone')} name="oldPhone" label={t('现在绑定的手机号')} />
      <CodeField
        {...field('oldSmsCode')}
        label={t('原手机的验证码')}
        name="oldSmsCode"
        scene="bind"
        phone={codePhone}
        busy={busy}
        onComplete={(code) => complete('oldSmsCode', code)}
        onPhoneError={(text) => fail('oldPhone', oldPhoneError(values.oldPhone) ?? text)}
      />
      <PhoneField {...field('phone')} label={t('新的手机号')} />
      <CodeField
        {...field('smsCode')}
        label={t('新手机的验证码')}
        scene="bind"
        phone={values.phone}
        busy={busy}
        onComplete={(code) => complete('smsCode', code)}
        onPhoneError={(text) => fail('phone', text)}
      />
      <Button type="submit" size="large" block busy={busy}>
        {t('换绑')}
      </Button>
      {onUsePassword && (
        <button type="button" className={styles.forgot} onClick={onUsePassword}>
          {t('用登录密码')}
        </button>
      )}
    </FormFrame>
  );
}
