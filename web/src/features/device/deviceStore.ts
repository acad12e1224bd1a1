import type { DeviceInit } from '@/api/types';
import { create } from 'zustand';

interface DeviceState {
  /** Null until the service has answered. */
  serverConfig: DeviceInit['serverConfig'] | null;
  otherConfig: DeviceInit['otherConfig'];
  /** The service could not be asked. */
  failed: boolean;
}

/** What the service told this device at the start. */
export const useDevice = create<DeviceState>(() => ({
  serverConfig: null,
  otherConfig: { phoneAutoRegister: 1 },
  failed: false,
}));

/** Whether there is an app to download. */
export const useHasDownload = () =>
  useDevice(({ serverConfig }) => Boolean(serverConfig?.bundleUrl || serverConfig?.packageUrl));
