import { setStatus } from '@test/account';
import { useAccount } from '@/features/account';
import { GUEST } from '@/features/account/accountStore';
import { expect, it, vi } from 'vitest';
import { testClient } from '@test/queryClient';
import { followAppBadge } from './appBadge';

const unread = (total: number) => ({ messages: total, likes: 0, replies: 0, follows: 0, total });
const status = (total: number) => setStatus(7, { version: total, unread: unread(total) });

it('the badge follows the status, does not change while the status is unknown, and is cleared with the session', () => {
  const shown: number[] = [];
  const badge = {
    setAppBadge: vi.fn(async (count: number) => void shown.push(count)),
    clearAppBadge: vi.fn(async () => void shown.push(0)),
  };
  Object.assign(navigator, badge);
  useAccount.setState({ ...GUEST, uid: 7, token: 't' }, true);
  followAppBadge(testClient());
  expect(shown).toEqual([]);
  status(3);
  status(3);
  status(0);
  status(5);
  useAccount.setState(GUEST, true);
  expect(shown).toEqual([3, 0, 5, 0]);
});
