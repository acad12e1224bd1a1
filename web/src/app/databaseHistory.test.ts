import { reload } from '@/lib/reload';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import type { AppFrame } from '@/realtime';

vi.mock('@/lib/reload', () => ({ reload: vi.fn() }));

const limits = { frameBytes: 65_536, framesPerSecond: 20, topics: 20 };
const hello = (history: string | null): AppFrame => ({
  type: 'hello',
  connection: 'c',
  heartbeat: 25_000,
  user: null,
  history,
  limits,
});

/** A visitor's page that has just loaded. */
async function aPage() {
  vi.resetModules();
  const [{ dispatch }, { events }] = await Promise.all([import('@/data/eventRegistry'), import('./events')]);
  const client = new QueryClient();
  return (history: string | null) => dispatch(events, { client, session: null }, hello(history));
}

beforeEach(() => vi.mocked(reload).mockClear());

it('the page reloads when a hello names another database history, because versions may have gone back', async () => {
  const greet = await aPage();
  greet('7-00000001');
  greet('7-00000001');
  expect(reload).not.toHaveBeenCalled();
  greet('7-00000002');
  expect(reload).toHaveBeenCalledOnce();
});

it('a hello without a history changes nothing', async () => {
  const greet = await aPage();
  for (const history of [null, '7-00000001', null, '7-00000001']) greet(history);
  expect(reload).not.toHaveBeenCalled();
});
