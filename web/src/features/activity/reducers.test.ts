import { aDrawActivity, anActivity, aTask } from '@test/activities';
import { describe, expect, it } from 'vitest';
import { newlyFinishedTasks, withClaimed, withDrawn, withProgress } from './reducers';

const activity = anActivity({ tasks: [aTask({ id: 1, done: 1 }), aTask({ id: 2, done: 3, claimed: true })] });
const done = (of: typeof activity) => of.tasks.map((task) => task.done);

describe('progress', () => {
  it('the newest frame decides the progress, up or down', () => {
    const further = withProgress(activity, [{ task: 1, done: 2 }]);
    expect(done(further)).toEqual([2, 3]);
    expect(done(withProgress(further, [{ task: 1, done: 0 }]))).toEqual([0, 3]);
  });

  it('a frame without new progress, or with an unknown task, changes nothing', () => {
    expect(withProgress(activity, [{ task: 1, done: 1 }])).toBe(activity);
    expect(withProgress(activity, [{ task: 9, done: 5 }])).toBe(activity);
    expect(withProgress(activity, [])).toBe(activity);
  });
});

describe('a frame of an activity that was not joined', () => {
  it('marks it as joined and counts the player once', () => {
    const before = anActivity({ joined: false, joinNum: 4 });
    const joined = withProgress(before, [{ task: before.tasks[0]!.id, done: 1 }]);
    expect(joined).toMatchObject({ joined: true, joinNum: 5 });
    expect(withProgress(joined, [{ task: before.tasks[0]!.id, done: 2 }])).toMatchObject({ joinNum: 5 });
  });

  it('no frame joins nothing', () => {
    expect(withProgress(anActivity({ joined: false }), []).joined).toBe(false);
  });
});

describe('tasks that a frame finishes', () => {
  it('a task counts as finished only if it was unfinished before', () => {
    expect(newlyFinishedTasks(activity, [{ task: 1, done: 3 }]).map(({ id }) => id)).toEqual([1]);
    expect(newlyFinishedTasks(activity, [{ task: 1, done: 2 }])).toEqual([]);
    expect(newlyFinishedTasks(activity, [{ task: 2, done: 3 }])).toEqual([]);
  });

  it('an activity that was never opened has no finished tasks', () => {
    expect(newlyFinishedTasks(undefined, [{ task: 1, done: 3 }])).toEqual([]);
  });
});

it('a claimed task stays claimed, and other tasks stay unchanged', () => {
  expect(withClaimed(activity, 1).tasks.map(({ claimed }) => claimed)).toEqual([true, true]);
  expect(withClaimed(anActivity(), 7).tasks[0]?.claimed).toBe(false);
});

describe('a draw', () => {
  it('a draw uses one of today’s draws, free ones first, and reduces the drawn prize’s count', () => {
    const { draw } = withDrawn(aDrawActivity(), 1);
    expect(draw).toMatchObject({ left: 9, freeLeft: 0, price: 20 });
    expect(draw?.prizes.map(({ left }) => left)).toEqual([9, 2]);
  });

  it('a draw of nothing reduces no prize, and the last draw leaves no price', () => {
    const { draw } = withDrawn(aDrawActivity({ left: 1, freeLeft: 0, price: 20 }), null);
    expect(draw).toMatchObject({ left: 0, freeLeft: 0, price: null });
    expect(draw?.prizes.map(({ left }) => left)).toEqual([10, 2]);
  });

  it('the next draw is free while free draws are left', () => {
    expect(withDrawn(aDrawActivity({ freeLeft: 2 }), null).draw?.price).toBe(0);
  });

  it('tickets are used after the free draws and before coins', () => {
    const first = withDrawn(aDrawActivity({ freeLeft: 1, spins: 1 }), null);
    expect(first.draw).toMatchObject({ freeLeft: 0, spins: 1, price: 0 });
    expect(withDrawn(first, null).draw).toMatchObject({ spins: 0, price: 20 });
  });

  it('a draw changes nothing in an activity without a wheel', () => {
    expect(withDrawn(activity, 1)).toBe(activity);
  });
});
