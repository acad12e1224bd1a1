import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ClientFrame } from '../events';
import { PendingRequests } from './pendingRequests';

const send = vi.fn<(frame: ClientFrame) => void>();
let questions: PendingRequests;

beforeEach(() => {
  vi.useFakeTimers();
  send.mockReset();
  questions = new PendingRequests(send);
});

afterEach(() => void vi.useRealTimers());

const refusal = (id: number) => ({ type: 'error', id, code: 2002, msg: '' }) as const;

it('answers resolve their requests by id, in any order', async () => {
  const answers = [
    questions.request({ type: 'watch', topic: 'square' }),
    questions.request({ type: 'ping' }),
  ];
  expect(send.mock.calls).toEqual([[{ type: 'watch', topic: 'square', id: 1 }], [{ type: 'ping', id: 2 }]]);
  questions.done(2);
  expect(questions.refused(refusal(1))).toBe(true);
  await expect(Promise.all(answers)).resolves.toEqual([{ kind: 'refused', code: 2002 }, { kind: 'done' }]);
});

it('an answer without a request is reported as unknown', () => {
  expect(questions.refused({ type: 'error', code: 4000, msg: '' })).toBe(false);
  questions.done(9);
});

it('all open requests end as lost when the connection ends', async () => {
  const answer = questions.request({ type: 'ping' });
  questions.end();
  await expect(answer).resolves.toEqual({ kind: 'lost' });
});

it('a request without an answer in time ends as refused', async () => {
  const answer = questions.request({ type: 'ping' });
  await vi.advanceTimersByTimeAsync(30_000);
  await expect(answer).resolves.toMatchObject({ kind: 'refused' });
});
