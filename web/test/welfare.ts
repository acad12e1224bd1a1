import type { Gift } from '@/api/types';
import type { components } from '@/api/schema.gen';

type Schemas = components['schemas'];

/** A running gift pack with much stock; `difference` replaces fields. */
export function aGift(difference: Partial<Gift> = {}): Gift {
  return {
    id: 5,
    name: '启程礼包',
    content: '金币×5000',
    game: null,
    stock: 2_000,
    left: 2_000,
    beginTime: '2020-01-01T00:00:00.000Z',
    endTime: '2098-12-31T12:00:00.000Z',
    vipOnly: false,
    minAccountDays: 0,
    needsPhone: false,
    perDevice: null,
    perNetwork: null,
    claimed: false,
    code: null,
    claimTime: null,
    grants: [],
    redeemHint: '',
    ...difference,
  };
}

/** The calendar of November 2026 on the 21st, without check-ins and without days to make up for. */
export function aCalendar(difference: Partial<Schemas['Calendar']> = {}): Schemas['Calendar'] {
  return {
    today: '2026-11-21',
    firstDay: '2025-01-01',
    zone: 'Asia/Shanghai',
    month: '2026-11',
    days: [],
    checkedInToday: false,
    streak: 0,
    rewards: [5, 5, 10, 10, 15, 15, 30],
    nextReward: 5,
    makeUp: { price: 20, cards: 0, left: 3, days: [] },
    badges: [],
    coinNum: 100,
    version: 1,
    ...difference,
  };
}

/** Check-ins on these days of November 2026, none of them made up for. */
export const done = (...days: number[]) =>
  days.map((day) => ({ day: `2026-11-${String(day).padStart(2, '0')}`, madeUp: false }));

export function anInvite(difference: Partial<Schemas['Invite']> = {}): Schemas['Invite'] {
  return {
    code: 'RXZWEHWW',
    link: 'https://play.example/?inviteCode=RXZWEHWW&code=0',
    channel: '0',
    rewards: { inviter: 20, invitee: 10 },
    invited: 2,
    paid: 1,
    pending: 1,
    earned: 20,
    ...difference,
  };
}
