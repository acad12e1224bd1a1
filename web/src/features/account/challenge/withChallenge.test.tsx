import { ApiError, CancelledError } from '@/api/errors';
import { renderScreen } from '@test/render';
import { createHash } from 'node:crypto';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ChallengeNotice } from './ChallengeNotice';
import { findNumber, type Work } from './findNumber';
import { withChallenge } from './withChallenge';

const SALT = '0a1b?expires=1800000000&';
const CHALLENGE = {
  kind: 'altcha',
  algorithm: 'SHA-256',
  challenge: createHash('sha256').update(`${SALT}42`).digest('hex'),
  maxnumber: 100,
  salt: SALT,
  signature: 'signed',
};
const challenged = () => new ApiError('请先完成安全验证', 200, 1009, { challenge: CHALLENGE });

/** The workers that were started. */
let workers: FakeWorker[] = [];
let answers = true;

/** Works in the same thread. */
class FakeWorker extends EventTarget {
  terminate = vi.fn();

  constructor() {
    super();
    workers.push(this);
  }

  postMessage(work: Work) {
    if (answers)
      queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: findNumber(work) })));
  }
}

beforeEach(() => {
  workers = [];
  answers = true;
  vi.stubGlobal('Worker', FakeWorker);
});

afterEach(() => vi.unstubAllGlobals());

it('a challenged call is made once more with the solution', async () => {
  const call = vi.fn<(solution?: string) => Promise<string>>();
  call.mockRejectedValueOnce(challenged()).mockResolvedValueOnce('sent');
  expect(await withChallenge(call)).toBe('sent');
  expect(call.mock.calls[0]).toEqual([]);
  expect(JSON.parse(atob(call.mock.calls[1]![0]!))).toEqual({
    algorithm: 'SHA-256',
    challenge: CHALLENGE.challenge,
    number: 42,
    salt: SALT,
    signature: 'signed',
  });
  expect(workers[0]?.terminate).toHaveBeenCalledOnce();
});

it('a second challenge is not solved: the refusal reaches the caller', async () => {
  const call = vi
    .fn<(solution?: string) => Promise<string>>()
    .mockImplementation(() => Promise.reject(challenged()));
  await expect(withChallenge(call)).rejects.toMatchObject({ code: 1009 });
  expect(call).toHaveBeenCalledTimes(2);
});

it('other errors and unknown kinds of challenges start no work', async () => {
  const unknown = new ApiError('', 200, 1009, { challenge: { kind: 'captcha' } });
  for (const error of [new ApiError('', 200, 1005), new TypeError('away'), unknown])
    await expect(withChallenge(() => Promise.reject(error))).rejects.toBe(error);
  expect(workers).toHaveLength(0);
});

it('the screen shows the work, and cancelling ends it', async () => {
  answers = false;
  renderScreen(<ChallengeNotice />);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  const call = vi.fn<(solution?: string) => Promise<string>>().mockRejectedValueOnce(challenged());
  const made = withChallenge(call);
  made.catch(() => undefined);
  await act(() => vi.waitFor(() => expect(workers).toHaveLength(1)));
  expect(screen.getByRole('status')).toHaveTextContent('正在进行安全验证…');
  await act(async () => screen.getByRole('button', { name: '取消' }).click());
  await expect(made).rejects.toBeInstanceOf(CancelledError);
  expect(call).toHaveBeenCalledOnce();
  expect(workers[0]?.terminate).toHaveBeenCalledOnce();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
