import { sendAll } from './outbox/send';

/** What was said when the page was left goes out, wherever its author is now. */
export function startComments(): void {
  sendAll();
}
