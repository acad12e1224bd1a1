import { ApiError, CancelledError, CODE } from '@/api/errors';
import type { Challenge } from '@/api/types';
import { create } from 'zustand';

/** The running work of a challenge. Null: there is none. */
export const useChallengeWork = create<{ work: { cancel: () => void } | null }>(() => ({ work: null }));

/**
 * Makes a call. If the server asks for a challenge (code 1009), solves it and makes the call once more with the solution. Players wait a
 * moment and do nothing; `ChallengeNotice` lets them cancel.
 */
export async function withChallenge<Answer>(call: (challenge?: string) => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    const challenge = challengeOf(error);
    if (!challenge) throw error;
    return call(await solve(challenge));
  }
}

async function solve(challenge: Challenge): Promise<string> {
  const controller = new AbortController();
  const work = { cancel: () => controller.abort() };
  useChallengeWork.setState({ work });
  try {
    const { solveChallenge } = await import('./solveChallenge');
    if (controller.signal.aborted) throw new CancelledError();
    return await solveChallenge(challenge, controller.signal);
  } finally {
    // A later challenge may run already.
    useChallengeWork.setState((now) => (now.work === work ? { work: null } : now));
  }
}

/** The challenge of a refusal, if this version of the app can solve it. */
function challengeOf(error: unknown): Challenge | null {
  if (!(error instanceof ApiError) || error.code !== CODE.challenged) return null;
  const { challenge } = (error.data ?? {}) as { challenge?: Challenge };
  return challenge?.kind === 'altcha' && challenge.algorithm === 'SHA-256' ? challenge : null;
}
