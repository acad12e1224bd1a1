import { ApiError, CODE, errorText } from '@/api/errors';
import { useWrite } from '@/api/useWrite';
import { Button } from '@/components/ui/Button';
import { Field } from '@/components/ui/Field';
import { toast } from '@/components/ui/toast';
import { clearInviteCode, deviceId, inviteCode } from '@/features/device';
import { paths } from '@/paths';
import { LockKeyhole, ShieldCheck, UserRound } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { register } from './api';
import { registerErrors, type FieldErrors, type RegisterForm } from './rules';
import { signIn } from './session';
import { SignInFrame } from './SignInFrame';
import type { ArrivalState } from './arrival';

/** Registration by name and password. */
export default function RegisterPage() {
  const state = useLocation().state as ArrivalState | null;
  const [form, setForm] = useState<RegisterForm>({ loginName: '', password: '', confirm: '' });
  const [errors, setErrors] = useState<FieldErrors<RegisterForm>>({});
  const mutation = useWrite({
    mutationFn: register,
    onSuccess: (account) => {
      clearInviteCode();
      signIn(account);
    },
    onError: (error) => {
      const fields = fieldErrors(error);
      if (Object.keys(fields).length > 0) setErrors(fields);
      else toast.error(errorText(error));
    },
  });
  const set = (field: keyof RegisterForm) => (value: string) => {
    setForm({ ...form, [field]: value });
    setErrors({ ...errors, [field]: undefined });
  };
  const submit = () => {
    const wrong = registerErrors(form);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    const { loginName, password } = form;
    mutation.mutate({ loginName, password, inviteCode: inviteCode() || undefined, deviceID: deviceId() });
  };
  return (
    <SignInFrame
      greeting="几秒就好，一起玩"
      hint="起个顺口的账号，密码记得收好"
      onSubmit={submit}
      footer={
        <>
          已经有账号了？
          <Link to={paths.login} state={state} replace>
            去登录
          </Link>
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
        hint="4到20位，字母、数字或下划线"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
        enterKeyHint="next"
      />
      <Field
        label="密码"
        name="new-password"
        type="password"
        icon={<LockKeyhole aria-hidden="true" />}
        value={form.password}
        onValue={set('password')}
        error={errors.password}
        hint="8到64位"
        autoComplete="new-password"
        enterKeyHint="next"
      />
      <Field
        label="确认密码"
        name="confirm-password"
        type="password"
        icon={<ShieldCheck aria-hidden="true" />}
        value={form.confirm}
        onValue={set('confirm')}
        error={errors.confirm}
        autoComplete="new-password"
        enterKeyHint="go"
      />
      <Button type="submit" size="large" block busy={mutation.isPending}>
        注册并登录
      </Button>
    </SignInFrame>
  );
}

/** What the server finds wrong is said at the field it belongs to. */
function fieldErrors(error: unknown): FieldErrors<RegisterForm> {
  if (!(error instanceof ApiError)) return {};
  return error.code === CODE.nameTaken ? { loginName: error.message } : error.fields;
}
