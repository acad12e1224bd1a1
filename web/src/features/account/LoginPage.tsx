import { ApiError, errorText } from '@/api/errors';
import { useWrite } from '@/api/useWrite';
import { Button, ButtonLink } from '@/components/ui/Button';
import { Field } from '@/components/ui/Field';
import { toast } from '@/components/ui/toast';
import { paths } from '@/paths';
import { LockKeyhole, UserRound } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { login } from './api';
import { ForgotPassword } from './ForgotPassword';
import { loginErrors, type FieldErrors, type LoginForm } from './rules';
import { signIn } from './session';
import { SignInFrame } from './SignInFrame';
import type { ArrivalState } from './arrival';

/** Login by name and password. */
export default function LoginPage() {
  const state = useLocation().state as ArrivalState | null;
  const [form, setForm] = useState<LoginForm>({ loginName: '', password: '' });
  const [errors, setErrors] = useState<FieldErrors<LoginForm>>({});
  const [forgot, setForgot] = useState(false);
  const mutation = useWrite({
    mutationFn: login,
    onSuccess: signIn,
    onError: (error) => {
      const fields = error instanceof ApiError ? error.fields : {};
      if (Object.keys(fields).length > 0) setErrors(fields);
      else toast.error(errorText(error));
    },
  });
  const set = (field: keyof LoginForm) => (value: string) => {
    setForm({ ...form, [field]: value });
    setErrors({ ...errors, [field]: undefined });
  };
  const submit = () => {
    const wrong = loginErrors(form);
    setErrors(wrong);
    if (Object.keys(wrong).length === 0) mutation.mutate({ ...form, loginName: form.loginName.trim() });
  };
  return (
    <SignInFrame
      greeting="欢迎来玩"
      hint="登录之后，X钻、礼包和消息都会跟着你走"
      onSubmit={submit}
      footer={
        <>
          <Link to={paths.loginOther} state={state} replace>
            其他登录方式
          </Link>
          <button type="button" onClick={() => setForgot(true)}>
            忘记密码
          </button>
        </>
      }
    >
      <Field
        label="账号"
        name="username"
        icon={<UserRound aria-hidden="true" />}
        value={form.loginName}
        onValue={set('loginName')}
        error={errors.loginName}
        placeholder="请输入账号或手机号"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
      />
      <Field
        label="密码"
        name="password"
        type="password"
        icon={<LockKeyhole aria-hidden="true" />}
        value={form.password}
        onValue={set('password')}
        error={errors.password}
        placeholder="请输入密码"
        autoComplete="current-password"
        enterKeyHint="go"
      />
      <Button type="submit" size="large" block busy={mutation.isPending}>
        登录
      </Button>
      <ButtonLink to={paths.register} state={state} replace look="plain" size="large" block>
        还没有账号，去注册
      </ButtonLink>
      {forgot && <ForgotPassword onClose={() => setForgot(false)} />}
    </SignInFrame>
  );
}
