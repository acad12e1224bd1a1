import { CODE } from '@/api/errors';
import { Button, ButtonLink } from '@/components/ui/Button';
import { clearInviteCode, useRegistersByPhone } from '@/features/device';
import { useConsent } from '@/features/legal';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import { Link, useLocation } from 'react-router';
import type { SignInState } from './signInState';
import { CodeField } from './forms/CodeField';
import { PhoneField } from './forms/PhoneField';
import { useForm } from './forms/useForm';
import { useSignInError } from './forms/useSignInError';
import { loginByPhone } from './phoneApi';
import { codeError, phoneError } from './validation';
import { signIn } from './session';
import { SignInFrame } from './SignInFrame';

/** Login by phone and code. An unknown phone gets an account unless the configuration forbids it. */
export default function OtherLoginPage() {
  const state = useLocation().state as SignInState | null;
  const registers = useRegistersByPhone();
  const { onRefused, dialog } = useSignInError();
  const consent = useConsent({ remembered: !registers });
  const { values, field, fail, submit, complete, busy } = useForm({
    initial: { phone: '', smsCode: '' },
    check: ({ phone, smsCode }) => ({ phone: phoneError(phone), smsCode: codeError(smsCode) }),
    send: (proof) => loginByPhone(proof, registers),
    allowed: consent.given,
    onDone: (account) => {
      if (account.newAccount) clearInviteCode();
      signIn(account);
    },
    refusedField: { [CODE.codeWrong]: 'smsCode' },
    onRefused,
  });
  return (
    <SignInFrame
      greeting={t('短信登录')}
      hint={registers ? t('没注册过的手机号会自动建好账号') : t('用绑定过的手机号登录，不用记密码')}
      onSubmit={submit}
      footer={
        <>
          <Link to={paths.register} state={state} replace>
            {t('注册账号')}
          </Link>
          <Link to={paths.faq}>{t('收不到短信')}</Link>
        </>
      }
    >
      <PhoneField {...field('phone')} />
      <CodeField
        {...field('smsCode')}
        scene="login"
        phone={values.phone}
        busy={busy}
        onComplete={(code) => complete('smsCode', code)}
        onPhoneError={(text) => fail('phone', text)}
      />
      {consent.box}
      <Button type="submit" size="large" block busy={busy}>
        {t('登录')}
      </Button>
      <ButtonLink to={paths.login} state={state} replace look="plain" size="large" block>
        {t('用账号和密码登录')}
      </ButtonLink>
      {dialog}
    </SignInFrame>
  );
}
