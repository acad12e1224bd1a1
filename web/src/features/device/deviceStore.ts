import type { DeviceInit } from '@/api/types';
import { create } from 'zustand';

interface DeviceState {
  /** Null until the service answers. */
  serverConfig: DeviceInit['serverConfig'] | null;
  otherConfig: DeviceInit['otherConfig'];
  /** Whether the request to the service failed. */
  failed: boolean;
}

/** The configuration that the service gave this device at startup. */
export const useDevice = create<DeviceState>(() => ({
  serverConfig: null,
  otherConfig: { phoneAutoRegister: 1 },
  failed: false,
}));

/** Whether a native app can be downloaded. */
export const useHasDownload = () =>
  useDevice(({ serverConfig }) => Boolean(serverConfig?.bundleUrl || serverConfig?.packageUrl));
