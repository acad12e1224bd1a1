import { useToasts } from '@/components/ui/toast/toastStore';
import { fakeNetwork, NEVER } from '@test/fakeNetwork';
import { renderScreen } from '@test/render';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CodeField } from './CodeField';
import { requestIdOf } from './requestIds';

const SEND = '/api/user/smsCode';
const onPhoneError = vi.fn();
const toasts = () => useToasts.getState().toasts.map(({ text }) => text);
const button = () => screen.getByRole('button');
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
let phones = 0;

function show(phone = `1380000${String((phones += 1)).padStart(4, '0')}`) {
  return renderScreen(
    <CodeField
      scene="login"
      phone={phone}
      value=""
      busy={false}
      onValue={() => undefined}
      onComplete={() => undefined}
      onPhoneError={onPhoneError}
    />,
  );
}

async function press() {
  fireEvent.click(button());
  await pass(0);
}

beforeEach(() => {
  vi.useFakeTimers();
  onPhoneError.mockReset();
  useToasts.setState({ toasts: [] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('one tap sends one code and counts down to the next one', async () => {
  const { sent } = fakeNetwork({ [SEND]: { data: { resendAfter: 60, requestId: 'the-request' } } });
  show('13812345678');
  await press();
  expect(Object.fromEntries(new URLSearchParams(sent[0]?.body))).toMatchObject({
    phone: '13812345678',
    scene: 'login',
    sendsRequestId: '1',
  });
  expect(requestIdOf('login', '13812345678')).toBe('the-request');
  expect(toasts()).toEqual(['验证码已发送，请留意短信']);
  expect(screen.getByRole('textbox')).toHaveFocus();
  expect(button()).toHaveTextContent('60秒后重发');
  expect(button()).toBeDisabled();
  await pass(59_000);
  expect(button()).toHaveTextContent('1秒后重发');
  await pass(1_000);
  expect(button()).toHaveTextContent('重新获取');
  expect(button()).toBeEnabled();
});

it('leaving the screen does not shorten the wait, and another phone has a separate wait', async () => {
  fakeNetwork({ [SEND]: { data: { resendAfter: 60, requestId: 'the-request' } } });
  const { unmount } = show('13812345679');
  await press();
  unmount();
  show('13812345679').unmount();
  await pass(20_000);
  show('13812345679');
  expect(button()).toHaveTextContent('40秒后重发');
});

it('after too many codes the field shows the wait and counts it down', async () => {
  fakeNetwork({ [SEND]: { code: 1005, msg: '太频繁', data: { retryAfter: 1_800 } } });
  show();
  await press();
  expect(toasts()).toEqual(['操作太频繁了，请30分钟后再试']);
  expect(button()).toHaveTextContent('30分钟后重发');
  expect(button()).toBeDisabled();
});

it('errors of the phone appear at the phone field, before and after the request', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { fetch } = fakeNetwork({ [SEND]: { status: 400, code: 4000, data: { phone: '请填写正确的电话' } } });
  const { unmount } = show('123');
  await press();
  expect(fetch).not.toHaveBeenCalled();
  expect(onPhoneError).toHaveBeenCalledExactlyOnceWith('请填写正确的电话');
  unmount();
  show();
  await press();
  expect(onPhoneError).toHaveBeenCalledTimes(2);
});

it('two taps send one request', async () => {
  const { fetch } = fakeNetwork({ [SEND]: NEVER });
  show();
  act(() => {
    button().click();
    button().click();
  });
  await pass(0);
  expect(fetch).toHaveBeenCalledOnce();
});
