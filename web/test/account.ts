import type { Status } from '@/api/types';
import { applySnapshot, knownStatus, useAccount } from '@/features/account';
import { statusQuery } from '@/features/account/statusQuery';
import { testClient } from './queryClient';

type Snapshot = Partial<Status> & { version: number };

/** A push or an answer brings this part of a player's status. */
export const pushStatus = (uid: number, snapshot: Snapshot) => applySnapshot(testClient(), uid, snapshot);

/** Replaces the known status of a player, whatever its version. */
export const setStatus = (uid: number, status: Snapshot) =>
  void testClient().setQueryData(statusQuery(uid).queryKey, { value: status, asOf: {} });

/** The known status of the signed-in player. */
export const shownStatus = () => knownStatus(testClient(), useAccount.getState().uid);

/** The status of player 7; `difference` replaces fields. */
export function aStatus(difference: Partial<Status> = {}): Status {
  return {
    version: 1,
    uid: 7,
    loginName: 'qing',
    name: '小晴',
    avatar: null,
    phone: null,
    needBind: 0,
    needRealName: 0,
    hasPassword: true,
    sex: 0,
    age: 0,
    signature: '',
    inviteCode: 'RXZWEHWW',
    posts: 0,
    followers: 0,
    following: 0,
    likes: 0,
    checkedInToday: false,
    coinNum: 0,
    levelType: 0,
    expTime: null,
    unread: { total: 0, messages: 0, likes: 0, replies: 0, follows: 0 },
    ...difference,
  };
}
