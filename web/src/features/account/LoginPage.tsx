import { Button, ButtonLink } from '@/components/ui/Button';
import { Field } from '@/components/ui/Field';
import { useConsent } from '@/features/legal';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import LockKeyhole from '~icons/lucide/lock-keyhole';
import UserRound from '~icons/lucide/user-round';
import { Link, useLocation } from 'react-router';
import { ChallengeNotice } from './challenge/ChallengeNotice';
import { login } from './loginApi';
import type { SignInState } from './signInState';
import { useForm } from './forms/useForm';
import { useSignInError } from './forms/useSignInError';
import { signIn } from './session';
import { SignInFrame } from './SignInFrame';

/** Login by name and password. */
export default function LoginPage() {
  const state = useLocation().state as SignInState | null;
  const { onRefused, dialog } = useSignInError();
  const consent = useConsent();
  const { field, submit, busy } = useForm({
    initial: { loginName: '', password: '' },
    check: ({ loginName, password }) => ({
      loginName: loginName.trim() ? undefined : t('请填写账号'),
      password: password ? undefined : t('请填写密码'),
    }),
    send: ({ loginName, password }) => login({ loginName: loginName.trim(), password }),
    allowed: consent.given,
    onDone: signIn,
    onRefused,
  });
  return (
    <SignInFrame
      greeting={t('欢迎来玩')}
      hint={t('登录之后，X钻、礼包和消息都会跟着你走')}
      onSubmit={submit}
      footer={
        <>
          <Link to={paths.loginOther} state={state} replace>
            {t('短信登录')}
          </Link>
          <Link to={paths.forgotPassword}>{t('忘记密码')}</Link>
        </>
      }
    >
      <Field
        {...field('loginName')}
        label={t('账号')}
        name="username"
        icon={<UserRound aria-hidden="true" />}
        placeholder={t('请输入账号或手机号')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
      />
      <Field
        {...field('password')}
        label={t('密码')}
        name="password"
        type="password"
        icon={<LockKeyhole aria-hidden="true" />}
        placeholder={t('请输入密码')}
        autoComplete="current-password"
        enterKeyHint="go"
      />
      <ChallengeNotice />
      {consent.box}
      <Button type="submit" size="large" block busy={busy}>
        {t('登录')}
      </Button>
      <ButtonLink to={paths.register} state={state} replace look="plain" size="large" block>
        {t('还没有账号，去注册')}
      </ButtonLink>
      {dialog}
    </SignInFrame>
  );
}
