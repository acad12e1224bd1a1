import { reportClientError } from '@/lib/errorReporter';

/** Runs one of several actions. An error is reported, and the other actions still run. Returns false if the action threw. */
export function runGuarded(act: () => void): boolean {
  try {
    act();
    return true;
  } catch (error) {
    reportFailure(error);
    return false;
  }
}

export function reportFailure(error: unknown): void {
  console.warn('a frame or a watcher failed', error);
  reportClientError('error', error);
}
