import { deviceId } from '@/features/device';

/** The id under which this device saves places: the same in all tabs, never shown. */
export const deviceName = deviceId;
