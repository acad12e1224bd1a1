import { reportClientError } from './errorReporter';

/**
 * The only error guard of frames: runs one of several handlers. An error is reported, and the other handlers still run.
 * Returns false if the handler threw.
 */
export function runGuarded(handle: () => void): boolean {
  try {
    handle();
    return true;
  } catch (error) {
    reportHandlerError(error);
    return false;
  }
}

export function reportHandlerError(error: unknown): void {
  console.warn('a frame or a watcher failed', error);
  reportClientError('error', error);
}
