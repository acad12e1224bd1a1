import type { ApiError } from '@/api/errors';
import type { OrderStatus } from '@/api/types';

/** The order's status in a `wrongState` refusal. */
export function refusedStatus({ data }: ApiError): OrderStatus | undefined {
  return (data as { status?: OrderStatus } | null)?.status;
}
