import { aDrawActivity, anActivity, aTask } from '@test/activities';
import { describe, expect, it } from 'vitest';
import { newlyFinishedTasks, withClaimed, withDrawn, withProgress } from './events';

const activity = anActivity({ tasks: [aTask({ id: 1, done: 1 }), aTask({ id: 2, done: 3, claimed: true })] });
const done = (of: typeof activity) => of.tasks.map((task) => task.done);

describe('progress', () => {
  it('is what the newest frame says, forwards and back', () => {
    const further = withProgress(activity, [{ task: 1, done: 2 }]);
    expect(done(further)).toEqual([2, 3]);
    expect(done(withProgress(further, [{ task: 1, done: 0 }]))).toEqual([0, 3]);
  });

  it('that says nothing new changes nothing, nor does an unknown task', () => {
    expect(withProgress(activity, [{ task: 1, done: 1 }])).toBe(activity);
    expect(withProgress(activity, [{ task: 9, done: 5 }])).toBe(activity);
    expect(withProgress(activity, [])).toBe(activity);
  });
});

describe('what a frame finishes', () => {
  it('is a task that was not done before', () => {
    expect(newlyFinishedTasks(activity, [{ task: 1, done: 3 }]).map(({ id }) => id)).toEqual([1]);
    expect(newlyFinishedTasks(activity, [{ task: 1, done: 2 }])).toEqual([]);
    expect(newlyFinishedTasks(activity, [{ task: 2, done: 3 }])).toEqual([]);
  });

  it('is nothing where the activity was never looked at', () => {
    expect(newlyFinishedTasks(undefined, [{ task: 1, done: 3 }])).toEqual([]);
  });
});

it('what is claimed stays claimed, the others as they are', () => {
  expect(withClaimed(activity, 1).tasks.map(({ claimed }) => claimed)).toEqual([true, true]);
  expect(withClaimed(anActivity(), 7).tasks[0]?.claimed).toBe(false);
});

describe('a draw', () => {
  it('takes one of today, free ones first, and one of what was won', () => {
    const { draw } = withDrawn(aDrawActivity(), 1);
    expect(draw).toMatchObject({ left: 9, freeLeft: 0, price: 20 });
    expect(draw?.prizes.map(({ left }) => left)).toEqual([9, 2]);
  });

  it('of nothing takes no prize; the last one leaves no price', () => {
    const { draw } = withDrawn(aDrawActivity({ left: 1, freeLeft: 0, price: 20 }), null);
    expect(draw).toMatchObject({ left: 0, freeLeft: 0, price: null });
    expect(draw?.prizes.map(({ left }) => left)).toEqual([10, 2]);
  });

  it('leaves the next one free while there are free ones', () => {
    expect(withDrawn(aDrawActivity({ freeLeft: 2 }), null).draw?.price).toBe(0);
  });

  it('changes nothing of an activity without a wheel', () => {
    expect(withDrawn(activity, 1)).toBe(activity);
  });
});
