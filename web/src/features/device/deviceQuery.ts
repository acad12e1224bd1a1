import { postForm } from '@/api/client';
import type { DeviceInit } from '@/api/types';
import { DEVICE_TYPE, OS_TYPE } from '@/constants';
import { onlineOrDelay } from '@/lib/onlineOrDelay';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { deviceId } from './identity';

/** The configuration that the service gives this device at startup. Only `initDevice` requests it. */
export const deviceQuery = queryOptions({
  queryKey: ['device'] as const,
  queryFn: () => requestConfig(deviceId()),
  enabled: false,
  retry: false,
  staleTime: Infinity,
  gcTime: Infinity,
});

/** The configuration; undefined until the service answers. `isError`: the request failed. */
export const useServerConfig = () => useQuery({ ...deviceQuery, select: ({ serverConfig }) => serverConfig });

/** Whether a native app can be downloaded. */
export const useHasDownload = () => {
  const { data } = useServerConfig();
  return Boolean(data?.bundleUrl || data?.packageUrl);
};

/** Whether a sign-in by phone registers an unknown phone; true until the service answers. */
export const useRegistersByPhone = () =>
  useQuery({ ...deviceQuery, select: ({ otherConfig }) => otherConfig.phoneAutoRegister !== 0 }).data ?? true;

export async function requestConfig(deviceID: string): Promise<DeviceInit> {
  // Offline the app cannot start, but nothing is broken: waits for the network without an error.
  if (!navigator.onLine) await onlineOrDelay(Infinity);
  const init = await postForm('/api/user/device/init', {
    deviceID,
    deviceType: DEVICE_TYPE,
    osType: OS_TYPE,
  });
  if (!init.serverConfig || Object.keys(init.serverConfig).length === 0)
    throw new Error('the server configuration is empty');
  return init;
}
