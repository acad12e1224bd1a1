import { ApiError, CODE } from '@/api/errors';
import { toast } from '@/components/ui/toast';
import { t } from '@/lib/i18n';
import type { QueryClient } from '@tanstack/react-query';
import { deviceQuery, requestConfig } from './deviceQuery';

const INIT_FAILED = t('SDK初始化失败');

/** Registers this device with the service, which answers with its configuration. Returns the result code. */
export async function initDevice(client: QueryClient, deviceID: string): Promise<{ code: number }> {
  if (!deviceID) {
    toast.error(t`${INIT_FAILED}，无法获取设备id`);
    return { code: CODE.failed };
  }
  try {
    await client.fetchQuery({ ...deviceQuery, queryFn: () => requestConfig(deviceID), staleTime: 0 });
    return { code: CODE.done };
  } catch (error) {
    return { code: failed(error) };
  }
}

/** Logs a refusal only to the console; any other error is also shown. */
function failed(error: unknown): number {
  console.warn('device initialisation', error);
  if (error instanceof ApiError && error.code !== null && error.code !== CODE.done) return error.code;
  toast.error(INIT_FAILED);
  return CODE.failed;
}
