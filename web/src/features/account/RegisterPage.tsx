import { CODE } from '@/api/errors';
import { Button } from '@/components/ui/Button';
import { Field } from '@/components/ui/Field';
import { clearInviteCode, deviceId, inviteCode, useRegistersByPhone } from '@/features/device';
import { useConsent } from '@/features/legal';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import UserRound from '~icons/lucide/user-round';
import { Link, useLocation } from 'react-router';
import { register } from './api';
import type { SignInState } from './signInState';
import { NewPasswordFields } from './forms/PasswordFields';
import { useForm } from './forms/useForm';
import { confirmError, loginNameError, passwordError } from './validation';
import { signIn } from './session';
import { SignInFrame } from './SignInFrame';

/** Registration by name and password. */
export default function RegisterPage() {
  const state = useLocation().state as SignInState | null;
  const byPhone = useRegistersByPhone();
  const consent = useConsent({ remembered: false });
  const { field, submit, busy } = useForm({
    initial: { loginName: '', password: '', confirm: '' },
    check: ({ loginName, password, confirm }) => ({
      loginName: loginNameError(loginName),
      password: passwordError(password),
      confirm: confirmError(password, confirm),
    }),
    send: ({ loginName, password }) =>
      register({ loginName, password, inviteCode: inviteCode() || undefined, deviceID: deviceId() }),
    allowed: consent.given,
    onDone: (account) => {
      clearInviteCode();
      signIn(account);
    },
    refusedField: { [CODE.nameTaken]: 'loginName', [CODE.badWords]: 'loginName' },
  });
  return (
    <SignInFrame
      greeting={t('几秒就好，一起玩')}
      hint={t('起个顺口的账号，密码记得收好')}
      onSubmit={submit}
      footer={
        <>
          <Link to={paths.login} state={state} replace>
            {t('已有账号，去登录')}
          </Link>
          {byPhone && (
            <Link to={paths.loginOther} state={state} replace>
              {t('用手机号注册')}
            </Link>
          )}
        </>
      }
    >
      <Field
        {...field('loginName')}
        label={t('账号')}
        name="username"
        icon={<UserRound aria-hidden="true" />}
        hint={t('4到20位，字母、数字或下划线')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
        enterKeyHint="next"
      />
      <NewPasswordFields label={t('密码')} password={field('password')} confirm={field('confirm')} />
      {consent.box}
      <Button type="submit" size="large" block busy={busy}>
        {t('注册并登录')}
      </Button>
    </SignInFrame>
  );
}
