import { describe, expect, it } from 'vitest';
import { loginErrors, registerErrors } from './rules';

const good = { loginName: 'sky_01', password: 'Abcd1234', confirm: 'Abcd1234' };

describe('registration', () => {
  it('takes what keeps the rules', () => expect(registerErrors(good)).toEqual({}));

  it.each(['abc', 'a'.repeat(21), '中文名字', 'has space', 'dash-ed', ''])(
    'refuses the name "%s"',
    (loginName) => {
      expect(registerErrors({ ...good, loginName })).toHaveProperty('loginName');
    },
  );

  it.each(['1234567', 'x'.repeat(65), ''])('refuses the password "%s"', (password) => {
    expect(registerErrors({ ...good, password, confirm: password })).toHaveProperty('password');
  });

  it('wants the password twice', () => {
    expect(registerErrors({ ...good, confirm: 'Abcd12345' })).toEqual({ confirm: '两次输入的密码不一样' });
  });
});

it('a login needs both fields', () => {
  expect(loginErrors({ loginName: ' ', password: '' })).toEqual({
    loginName: '请填写账号',
    password: '请填写密码',
  });
});
