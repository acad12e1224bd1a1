import { t } from '@/lib/i18n';

export type FieldErrors<T> = Partial<Record<keyof T, string>>;

const LOGIN_NAME = /^[A-Za-z0-9_]{4,20}$/;
const PHONE = /^1[3-9]\d{9}$/;
const CODE = /^\d{6}$/;
const PIN = /^\d{4}$/;
const PASSWORD_MIN = 8;
const PASSWORD_MAX = 64;
export const NAME_MAX = 16;
export const SIGNATURE_MAX = 60;
const AGE_MAX = 150;
const REAL_NAME_MIN = 2;
const REAL_NAME_MAX = 20;

/** The error text of a value; undefined if the value is valid. */
type ValidationError = string | undefined;

export const length = (text: string) => [...text].length;

export function loginNameError(loginName: string): ValidationError {
  if (!loginName) return t('请填写账号');
  return LOGIN_NAME.test(loginName) ? undefined : t('账号是4到20位字母、数字或下划线');
}

export function passwordError(password: string): ValidationError {
  if (!password) return t('请填写密码');
  if (length(password) < PASSWORD_MIN) return t`密码至少${PASSWORD_MIN}位，长一点更安全`;
  return length(password) > PASSWORD_MAX ? t`密码最多${PASSWORD_MAX}位` : undefined;
}

export function confirmError(password: string, confirm: string): ValidationError {
  if (confirm === password) return undefined;
  return confirm ? t('两次输入的密码不一样') : t('请再输入一次密码');
}

/** A mobile number of mainland China: 1, then 3 to 9, eleven digits in all. */
export function phoneError(phone: string): ValidationError {
  return PHONE.test(phone) ? undefined : t('请填写正确的电话');
}

/** Whether a number can be the one that the server shows as `138****5678`. */
export const matchesMask = (phone: string, masked: string) =>
  phone.startsWith(masked.slice(0, 3)) && phone.endsWith(masked.slice(-4));

export const isCode = (code: string) => CODE.test(code);

export function codeError(code: string): ValidationError {
  return isCode(code) ? undefined : t('请填写6位验证码');
}

/** The PIN of the youth mode. */
export function pinError(pin: string): ValidationError {
  return PIN.test(pin) ? undefined : t('请填写4位数字');
}

export const pinDigits = (text: string) => text.replaceAll(/\D/g, '').slice(0, 4);

/** Control characters, direction marks and invisible characters. */
const INVISIBLE_CHARACTERS = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u;

export function nameError(name: string): ValidationError {
  const text = name.trim();
  if (!text) return t('请填写昵称');
  if (INVISIBLE_CHARACTERS.test(text)) return t('昵称里有看不见的字符');
  return length(text) > NAME_MAX ? t`昵称最多${NAME_MAX}个字` : undefined;
}

export function realNameError(realName: string): ValidationError {
  const text = realName.trim();
  if (!text) return t('请填写姓名');
  const fits = length(text) >= REAL_NAME_MIN && length(text) <= REAL_NAME_MAX;
  return fits ? undefined : t`姓名是${REAL_NAME_MIN}到${REAL_NAME_MAX}个字`;
}

export function signatureError(signature: string): ValidationError {
  return length(signature.trim()) > SIGNATURE_MAX ? t`签名最多${SIGNATURE_MAX}个字` : undefined;
}

export function ageError(age: string): ValidationError {
  const fits = age === '' || (/^\d{1,3}$/.test(age) && Number(age) <= AGE_MAX);
  return fits ? undefined : t`年龄是0到${AGE_MAX}`;
}

/** The digits of a typed or pasted phone number, without the country code. */
export function phoneDigits(text: string): string {
  const digits = text.replace(/\D/g, '');
  return (digits.length > 11 ? digits.replace(/^(?:00)?86/, '') : digits).slice(0, 11);
}

/** The code in typed or pasted text. A pasted message may contain other numbers, such as the minutes that the code is valid. */
export function codeDigits(text: string): string {
  const [, alone] = /(?:^|\D)(\d{6})(?!\d)/.exec(text) ?? [];
  return alone ?? text.replace(/\D/g, '').slice(0, 6);
}
