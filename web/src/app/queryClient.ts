import { ApiError } from '@/api/errors';
import { onlineManager, QueryClient } from '@tanstack/react-query';

// It takes for granted that there is a network, and would miss that one comes.
onlineManager.setOnline(navigator.onLine);

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
        failures < 1 && navigator.onLine && error instanceof ApiError && isTransientError(error),
    },
  },
});

function isTransientError({ status }: ApiError): boolean {
  return status === 0 || status === 408 || status >= 500;
}
