import { describe, expect, it } from 'vitest';
import {
  ageError,
  codeDigits,
  codeError,
  confirmError,
  loginNameError,
  matchesMask,
  nameError,
  passwordError,
  phoneDigits,
  phoneError,
  realNameError,
  signatureError,
} from './validation';

describe('phone numbers', () => {
  it.each(['13800000000', '19912345678'])('%s is a phone number', (phone) =>
    expect(phoneError(phone)).toBeUndefined(),
  );
  it.each(['', '12800000000', '1380000000', '138000000000', '23800000000', '1380000000a'])(
    '"%s" is not a phone number',
    (phone) => expect(phoneError(phone)).toBe('请填写正确的电话'),
  );
  it.each([
    ['138 0000 0000', '13800000000'],
    ['+86 138-0000-0000', '13800000000'],
    ['0086 13800000000', '13800000000'],
    ['8613800000000', '13800000000'],
    ['138000000001234', '13800000000'],
    ['861380', '861380'],
  ])('the input %s becomes %s', (typed, digits) => expect(phoneDigits(typed)).toBe(digits));
});

it.each([
  ['01234', '01234'],
  ['012 345', '012345'],
  ['0123456', '012345'],
  ['【晴空】您的验证码是012345，5分钟内有效', '012345'],
  ['5分钟内有效：012345', '012345'],
  ['拨打 95588123 或填写 012345', '012345'],
])('the code in %s is %s', (text, code) => expect(codeDigits(text)).toBe(code));

it.each([
  ['loginName', loginNameError, 'sky_01', ['', 'abc', '账号一二三四', 'a'.repeat(21), 'a b c d']],
  ['password', passwordError, 'Abcd1234', ['', 'short', 'a'.repeat(65)]],
  ['code', codeError, '012345', ['', '12345', '1234567', '12345a']],
  ['name', nameError, ' 小晴 ', ['', '  ', '一'.repeat(17), '小\u202e晴', '\u0007']],
  ['realName', realNameError, '欧阳小晴', ['', '欧', '一'.repeat(21)]],
  ['signature', signatureError, '', ['一'.repeat(61)]],
  ['age', ageError, '18', ['151', '-1', '1.5', '一']],
] as const)('the rule for %s accepts a good value and refuses bad ones', (_, check, good, bad) => {
  expect(check(good)).toBeUndefined();
  for (const text of bad) expect(check(text), text).toBeTruthy();
});

it('the length counts characters, not UTF-16 units', () => {
  expect(nameError('😀'.repeat(16))).toBeUndefined();
  expect(signatureError('😀'.repeat(60))).toBeUndefined();
});

it('an age is optional', () => expect(ageError('')).toBeUndefined());

it('a masked number shows which phone it can be', () => {
  expect(matchesMask('13812345678', '138****5678')).toBe(true);
  expect(matchesMask('13912345678', '138****5678')).toBe(false);
  expect(matchesMask('13812345679', '138****5678')).toBe(false);
  expect(matchesMask('', '138****5678')).toBe(false);
});

it('both passwords must match', () => {
  expect(confirmError('Abcd1234', 'Abcd1234')).toBeUndefined();
  expect(confirmError('Abcd1234', 'Abcd')).toBe('两次输入的密码不一样');
  expect(confirmError('Abcd1234', '')).toBe('请再输入一次密码');
});

it('a missing name has this error text', () => expect(realNameError('')).toBe('请填写姓名'));
