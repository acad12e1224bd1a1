import type { Challenge } from '@/api/types';
import { CancelledError } from '@/api/errors';

/** The solution of a challenge, as the field `challenge` takes it. Aborting ends the work. */
export async function solveChallenge(challenge: Challenge, signal: AbortSignal): Promise<string> {
  const { algorithm, challenge: target, salt, signature, maxnumber: most } = challenge;
  const number = await new Promise<number | null>((resolve, reject) => {
    const worker = new Worker(new URL('./solver.worker.ts', import.meta.url), { type: 'module' });
    const end = (settle: () => void) => () => {
      worker.terminate();
      settle();
    };
    worker.addEventListener('message', ({ data }: MessageEvent<number | null>) => end(() => resolve(data))());
    worker.addEventListener(
      'error',
      end(() => reject(new Error('the worker did not load'))),
    );
    signal.addEventListener(
      'abort',
      end(() => reject(new CancelledError())),
    );
    worker.postMessage({ salt, target, most });
  });
  if (number === null) throw new Error('the challenge has no solution');
  return btoa(JSON.stringify({ algorithm, challenge: target, number, salt, signature }));
}
