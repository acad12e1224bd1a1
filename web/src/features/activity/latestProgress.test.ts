import { useAccount } from '@/features/account';
import { expect, it } from 'vitest';
import { progressSince, recordProgress } from './latestProgress';

it('progress of one player is dropped when another player signs in', () => {
  useAccount.setState({ uid: 7, token: 't' });
  recordProgress(7, 3, [{ taskId: 1 } as never]);
  expect(progressSince(7, 3, 0)).toHaveLength(1);
  useAccount.setState({ uid: 8 });
  expect(progressSince(7, 3, 0)).toEqual([]);
});
