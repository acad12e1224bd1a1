import { deviceQuery } from '@/features/device';
import type { DeviceInit } from '@/api/types';
import { testClient } from './queryClient';

/** The service gave this device its configuration; `difference` replaces parts of it. */
export function setDevice(difference: Partial<DeviceInit> = {}): void {
  testClient().setQueryData(deviceQuery.queryKey, {
    serverConfig: { bundleUrl: '', packageUrl: '' },
    otherConfig: { phoneAutoRegister: 1 },
    ...difference,
  });
}
