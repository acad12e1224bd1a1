import { postForm } from '@/api/client';
import { ApiError, CODE } from '@/api/errors';
import { toast } from '@/components/ui/toast';
import { DEVICE_TYPE, OS_TYPE } from '@/constants';
import { t } from '@/lib/i18n';
import { onlineOrDelay } from '@/lib/onlineOrDelay';
import { useDevice } from './deviceStore';

const INIT_FAILED = t('SDK初始化失败');

/** Registers this device with the service and stores its configuration. Returns the result code. */
export async function initDevice(deviceID: string): Promise<{ code: number }> {
  if (!deviceID) {
    toast.error(t`${INIT_FAILED}，无法获取设备id`);
    return { code: CODE.failed };
  }
  if (!navigator.onLine) await untilOnline();
  try {
    const { serverConfig, otherConfig } = await postForm('/api/user/device/init', {
      deviceID,
      deviceType: DEVICE_TYPE,
      osType: OS_TYPE,
    });
    if (!serverConfig || Object.keys(serverConfig).length === 0)
      throw new Error('the server configuration is empty');
    useDevice.setState({ serverConfig, otherConfig, failed: false });
    return { code: CODE.done };
  } catch (error) {
    return { code: failed(error) };
  }
}

/** Offline the app cannot start, but nothing is broken: waits for the network without an error. */
function untilOnline(): Promise<void> {
  useDevice.setState({ failed: true });
  return onlineOrDelay(Infinity);
}

/** Logs a refusal only to the console; any other error is also shown. */
function failed(error: unknown): number {
  console.warn('device initialisation', error);
  useDevice.setState({ failed: true });
  if (error instanceof ApiError && error.code !== null && error.code !== CODE.done) return error.code;
  toast.error(INIT_FAILED);
  return CODE.failed;
}
