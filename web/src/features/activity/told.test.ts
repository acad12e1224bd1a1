import { useAccount } from '@/features/account';
import { expect, it } from 'vitest';
import { tell, toldSince } from './told';

it('what a player was told is forgotten when another one comes', () => {
  useAccount.setState({ uid: 7, token: 't' });
  tell(7, 3, [{ taskId: 1 } as never]);
  expect(toldSince(7, 3, 0)).toHaveLength(1);
  useAccount.setState({ uid: 8 });
  expect(toldSince(7, 3, 0)).toEqual([]);
});
