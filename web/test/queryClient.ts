import { notifyManager, QueryClient } from '@tanstack/react-query';
import { afterEach } from 'vitest';

const newClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });
let client = newClient();

// Components learn of a change of the cache at once, so that `act` includes their rendering.
notifyManager.setScheduler((notify) => notify());

afterEach(() => {
  client = newClient();
});

/** The query client of the running test, which `renderScreen` provides. It never retries. */
export const testClient = (): QueryClient => client;
