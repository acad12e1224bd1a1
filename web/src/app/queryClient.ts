import { ApiError } from '@/api/errors';
import { QueryClient } from '@tanstack/react-query';

/** A read is repeated once where the network or the server failed; a refusal is an answer. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 60_000,
      gcTime: 10 * 60_000,
      // Without a network a read fails, which is said; one that waits would be a skeleton for ever.
      networkMode: 'always',
      refetchOnReconnect: true,
      retry: (failures, error) =>
        failures < 1 && navigator.onLine && error instanceof ApiError && isPassing(error),
    },
  },
});

function isPassing({ status }: ApiError): boolean {
  return status === 0 || status === 408 || status >= 500;
}
