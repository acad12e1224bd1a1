import { noteFault } from '@/lib/faults';

/** Runs one of several actions. An error is reported and does not stop the others. Returns false if the action threw. */
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
  console.warn('a frame or a watcher failed', error);
  noteFault('error', error);
}
