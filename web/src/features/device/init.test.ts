import { useToasts } from '@/components/ui/toast/toastStore';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeNetwork } from '@test/fakeNetwork';
import { testClient } from '@test/queryClient';
import { deviceQuery } from './deviceQuery';
import { initDevice } from './init';

const ADDRESS = '/api/user/device/init';
const otherConfig = { phoneAutoRegister: 1 };
const toasts = () => useToasts.getState().toasts.map(({ text }) => text);

beforeEach(() => {
  useToasts.setState({ toasts: [] });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('the device registers and stores the service’s answer', async () => {
  const serverConfig = { bundleUrl: '/media/app.apk', packageUrl: '' };
  const { sent } = fakeNetwork({ [ADDRESS]: { data: { serverConfig, otherConfig } } });
  expect(await initDevice(testClient(), 'abc')).toEqual({ code: 0 });
  expect(Object.fromEntries(new URLSearchParams(sent[0]?.body))).toMatchObject({
    deviceID: 'abc',
    deviceType: 'h5',
    osType: '3',
  });
  expect(testClient().getQueryData(deviceQuery.queryKey)?.serverConfig).toEqual(serverConfig);
});

it('a refusal is logged only to the console', async () => {
  fakeNetwork({ [ADDRESS]: { code: 1, msg: '设备不对' } });
  expect(await initDevice(testClient(), 'abc')).toEqual({ code: 1 });
  expect(console.warn).toHaveBeenCalled();
  expect(toasts()).toEqual([]);
});

it.each([
  ['no answer arrives', new TypeError('lost')],
  [
    'the configuration is missing',
    { data: { serverConfig: null, otherConfig }, unchecked: 'a server without configuration' },
  ],
  [
    'the configuration is empty',
    { data: { serverConfig: {}, otherConfig }, unchecked: 'a server without configuration' },
  ],
])('an error is shown when %s', async (_, answer) => {
  fakeNetwork({ [ADDRESS]: answer });
  expect(await initDevice(testClient(), 'abc')).toEqual({ code: 1 });
  expect(toasts()).toEqual(['SDK初始化失败']);
});

it('without a device id no request is sent and an error is shown', async () => {
  const { fetch } = fakeNetwork({});
  expect(await initDevice(testClient(), '')).toEqual({ code: 1 });
  expect(toasts()).toEqual(['SDK初始化失败，无法获取设备id']);
  expect(fetch).not.toHaveBeenCalled();
});
