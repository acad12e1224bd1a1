import type { Status } from '@/api/types';

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
