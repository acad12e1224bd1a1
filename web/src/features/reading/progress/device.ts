import { deviceId } from '@/features/device';

/** What this device calls itself where it saves a place: the same in all its tabs, and never shown. */
export const deviceName = deviceId;
