import { CODE } from '@/api/errors';
import { Button } from '@/components/ui/Button';
import { Field } from '@/components/ui/Field';
import { rich } from '@/lib/rich';
import { t } from '@/lib/i18n';
import KeyRound from '~icons/lucide/key-round';
import { FormFrame } from '../FormFrame';
import styles from '../FormFrame.module.css';
import { bindPhone } from '../phoneApi';
import { codeError, phoneError } from '../validation';
import { CodeField } from './CodeField';
import { PhoneField } from './PhoneField';
import { useBinding } from './useBinding';
import { useForm } from './useForm';

interface Props {
  /** The masked phone that is bound until now. Null: none; undefined: not known yet. */
  bound: string | null | undefined;
  onUseOldPhone: () => void;
}

/** Binds the first phone or another one by the password. */
export function BindByPassword({ bound, onUseOldPhone }: Props) {
  const { refusedField, ...binding } = useBinding(bound);
  const { values, field, fail, submit, complete, busy } = useForm({
    initial: { password: '', phone: '', smsCode: '' },
    check: ({ password, phone, smsCode }) => ({
      password: password ? undefined : t('请填写登录密码'),
      phone: phoneError(phone),
      smsCode: codeError(smsCode),
    }),
    send: ({ password, ...proof }) => bindPhone(proof, { password }),
    ...binding,
    refusedField: { ...refusedField, [CODE.wrongPassword]: 'password' },
    refusedText: { [CODE.wrongPassword]: t('登录密码不对') },
  });
  return (
    <FormFrame
      drawing={bound ? 'phone' : 'link'}
      onSubmit={submit}
      note={
        bound
          ? rich`现在绑定的是 ${<strong>{bound}</strong>}。换绑之后用新的手机号登录和找回密码，其他设备会退出登录。`
          : t('绑定之后可以用短信登录，忘了密码也能找回来。手机号不会给别人看到。')
      }
    >
      <Field
        {...field('password')}
        label={t('登录密码')}
        name="password"
        type="password"
        icon={<KeyRound aria-hidden="true" />}
        hint={t('确认是你本人')}
        autoComplete="current-password"
        enterKeyHint="next"
      />
      <PhoneField {...field('phone')} label={bound ? t('新的手机号') : t('手机号')} />
      <CodeField
        {...field('smsCode')}
        scene="bind"
        phone={values.phone}
        busy={busy}
        onComplete={(code) => complete('smsCode', code)}
        onPhoneError={(text) => fail('phone', text)}
      />
      <Button type="submit" size="large" block busy={busy}>
        {bound ? t('换绑') : t('绑定')}
      </Button>
      {bound && (
        <button type="button" className={styles.forgot} onClick={onUseOldPhone}>
          {t('忘了密码？用原手机的验证码')}
        </button>
      )}
    </FormFrame>
  );
}
