import { ApiError } from '@/api/errors';
import { anActivity, aTask } from '@test/activities';
import { describe, expect, it } from 'vitest';
import { activityErrorText } from './activityErrors';
import { nextActivityChange, rewardText, taskStageOf } from './labels';

const refusal = (code: number, data: unknown = null) => new ApiError('服务器的话', 200, code, data);

describe('the text of a refusal', () => {
  it.each([
    [refusal(2002), /已经结束/],
    [refusal(2003), /领过/],
    [refusal(2004, { need: 'join', have: 0 }), /先参加/],
    [refusal(2004, { need: 'draws', have: 0, most: 10 }), /明天再来/],
    [refusal(2004, { need: 'begin', beginTime: '2026-12-24T10:00:00Z' }), /12-24 .*开始/],
    [refusal(2004, { need: 'deeds', have: 2, goal: 3 }), /2\/3/],
    [refusal(4000), /服务器的话/],
    [new TypeError('lost'), /网络/],
  ])('%s has its text', (error, text) => expect(activityErrorText(error)).toMatch(text));
});

describe('the next change', () => {
  const now = Date.now();
  it('the next change is the beginning, then the end', () => {
    expect(nextActivityChange(anActivity({ state: 'coming' }), now)?.name).toBe('距开始');
    expect(nextActivityChange(anActivity(), now)?.name).toBe('距结束');
  });

  it('for a participant, the next change after the end is the claim deadline', () => {
    const past = anActivity({ state: 'past' });
    expect(nextActivityChange(past, now)).toEqual({ at: Date.parse(past.claimEndTime), name: '领奖截止' });
    expect(nextActivityChange({ ...past, joined: false }, now)).toBeNull();
    expect(nextActivityChange(past, Date.parse(past.claimEndTime))).toBeNull();
  });
});

describe('a task', () => {
  const now = Date.now();
  const done = aTask({ done: 3 });
  it.each([
    ['todo', anActivity(), aTask()],
    ['ready', anActivity(), done],
    ['todo', anActivity({ joined: false }), done],
    ['claimed', anActivity(), aTask({ done: 3, claimed: true })],
    ['soon', anActivity({ state: 'coming', joined: false }), aTask()],
    ['ready', anActivity({ state: 'past' }), done],
    ['missed', anActivity({ state: 'past' }), aTask()],
    ['missed', anActivity({ state: 'past', claimEndTime: new Date(now - 1).toISOString() }), done],
  ] as const)('its stage is %s', (stage, activity, task) =>
    expect(taskStageOf(activity, task, now)).toBe(stage),
  );
});

it('a reward has a short text', () => {
  expect(rewardText({ coins: 30, vipDays: 0 })).toBe('30X钻');
  expect(rewardText({ coins: 100, vipDays: 3 })).toBe('100X钻 + 会员 3 天');
});
