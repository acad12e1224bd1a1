import { noteFault } from '@/lib/faults';

/** Does one thing of several: where it throws, that is reported, and the others are done all the same. False: it threw. */
export function guarded(act: () => void): boolean {
  try {
    act();
    return true;
  } catch (error) {
    reportBroken(error);
    return false;
  }
}

export function reportBroken(error: unknown): void {
  console.warn('a frame was not taken', error);
  noteFault('error', error);
}
