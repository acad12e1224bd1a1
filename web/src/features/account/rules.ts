import type { Registration } from './api';

export type FieldErrors<T> = Partial<Record<keyof T, string>>;

const LOGIN_NAME = /^[A-Za-z0-9_]{4,20}$/;
const PASSWORD_MIN = 8;
const PASSWORD_MAX = 64;

export type RegisterForm = Required<Pick<Registration, 'loginName' | 'password'>> & { confirm: string };

/** What is wrong with a registration, field by field; nothing where all is well. */
export function registerErrors({ loginName, password, confirm }: RegisterForm): FieldErrors<RegisterForm> {
  const errors: FieldErrors<RegisterForm> = {};
  if (!LOGIN_NAME.test(loginName))
    errors.loginName = loginName ? '账号是4到20位字母、数字或下划线' : '请填写账号';
  if (!password) errors.password = '请填写密码';
  else if ([...password].length < PASSWORD_MIN) errors.password = `密码至少${PASSWORD_MIN}位，长一点更安全`;
  else if ([...password].length > PASSWORD_MAX) errors.password = `密码最多${PASSWORD_MAX}位`;
  if (confirm !== password) errors.confirm = confirm ? '两次输入的密码不一样' : '请再输入一次密码';
  return errors;
}

export type LoginForm = { loginName: string; password: string };

export function loginErrors({ loginName, password }: LoginForm): FieldErrors<LoginForm> {
  const errors: FieldErrors<LoginForm> = {};
  if (!loginName.trim()) errors.loginName = '请填写账号';
  if (!password) errors.password = '请填写密码';
  return errors;
}
