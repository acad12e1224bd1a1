import type { Activity, ActivityDetail, ActivityDraw, ActivityTask } from '@/api/types';

const DAY_MS = 86_400_000;
const after = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

export function aTask(difference: Partial<ActivityTask> = {}): ActivityTask {
  return {
    id: 1,
    name: '点 3 个赞',
    deed: 'like',
    goal: 3,
    done: 0,
    claimed: false,
    coins: 10,
    vipDays: 0,
    ...difference,
  };
}

/** A running activity with tasks that the player has joined, as in the list. */
export function aListedActivity(): Activity {
  return {
    id: 1,
    kind: 'tasks',
    state: 'running',
    name: '新手成长周',
    summary: '做一件领一件',
    banner: { url: '', width: 16, height: 9, blur: '' },
    beginTime: after(-2),
    endTime: after(5),
    claimEndTime: after(8),
    joinNum: 12,
    joined: true,
  };
}

/** The same activity as on its own page; `difference` replaces fields. */
export function anActivity(difference: Partial<ActivityDetail> = {}): ActivityDetail {
  return { ...aListedActivity(), content: '<p>规则</p>', tasks: [aTask()], draw: null, ...difference };
}

export function aDraw(difference: Partial<ActivityDraw> = {}): ActivityDraw {
  return {
    price: 0,
    fullPrice: 20,
    freeLeft: 1,
    spins: 0,
    left: 10,
    nextDay: after(1),
    oddsOf: 10_000,
    prizes: [
      { id: 1, name: '5X钻', odds: 3_000, stock: 10, left: 10, coins: 5, vipDays: 0 },
      { id: 2, name: '会员 1 天', odds: 60, stock: 2, left: 2, coins: 0, vipDays: 1 },
    ],
    ...difference,
  };
}

export const aDrawActivity = (draw: Partial<ActivityDraw> = {}, difference: Partial<ActivityDetail> = {}) =>
  anActivity({ id: 2, kind: 'draw', joined: false, tasks: [], draw: aDraw(draw), ...difference });
