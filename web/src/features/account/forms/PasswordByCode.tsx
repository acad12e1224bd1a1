import { CODE } from '@/api/errors';
import { Button, ButtonLink } from '@/components/ui/Button';
import { EmptyState } from '@/components/ui/States';
import { rich } from '@/lib/rich';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import { FormFrame } from '../FormFrame';
import { resetPassword } from '../phoneApi';
import { codeError, confirmError, passwordError, phoneError } from '../validation';
import { useStatus } from '../useStatus';
import { CodeField } from './CodeField';
import { NewPasswordFields } from './PasswordFields';
import { PhoneField } from './PhoneField';
import { useForm } from './useForm';
import { useSetPassword } from './useSetPassword';

/** Sets a new password by a code sent to the bound phone. */
export function PasswordByCode() {
  const status = useStatus();
  const bound = status?.phone;
  const { values, field, fail, submit, busy } = useForm({
    initial: { phone: '', smsCode: '', newPassword: '', confirm: '' },
    check: ({ phone, smsCode, newPassword, confirm }) => ({
      phone: phoneError(phone),
      smsCode: codeError(smsCode),
      newPassword: passwordError(newPassword),
      confirm: confirmError(newPassword, confirm),
    }),
    send: ({ phone, smsCode, newPassword }) => resetPassword(newPassword, { phone, smsCode }),
    ...useSetPassword(),
    refusedField: { [CODE.codeWrong]: 'smsCode', [CODE.phoneUnknown]: 'phone' },
  });
  if (bound === null)
    return (
      <EmptyState
        drawing="link"
        title={t('先绑定手机号')}
        hint={t('新密码要凭短信验证码来设置，绑定只要一会儿')}
        action={
          <ButtonLink to={paths.bindPhone} replace>
            {t('去绑定')}
          </ButtonLink>
        }
      />
    );
  return (
    <FormFrame
      drawing="key"
      onSubmit={submit}
      note={
        bound
          ? rich`验证码会发到绑定的手机 ${<strong>{bound}</strong>}。设置之后，其他设备会自动退出登录。`
          : t('验证码会发到绑定的手机。设置之后，其他设备会自动退出登录。')
      }
    >
      <PhoneField {...field('phone')} />
      <CodeField
        {...field('smsCode')}
        scene="reset"
        phone={values.phone}
        onPhoneError={(text) => fail('phone', text)}
      />
      <NewPasswordFields label={t('新密码')} password={field('newPassword')} confirm={field('confirm')} />
      <Button type="submit" size="large" block busy={busy}>
        {t('设置新密码')}
      </Button>
    </FormFrame>
  );
}
