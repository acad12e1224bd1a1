import { ApiError } from '@/api/errors';
import { onlineManager, QueryClient } from '@tanstack/react-query';

// By default it assumes a network at the start, and would not notice when one returns.
onlineManager.setOnline(navigator.onLine);

/** A read is retried once if the network or the server failed. A refusal is an answer and is not retried. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 60_000,
      gcTime: 10 * 60_000,
      // Without a network, a read fails and the page reports it. A paused read would show a skeleton for ever.
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
