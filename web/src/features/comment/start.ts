import { sendAll } from './outbox/send';

/** Sends the comments that were waiting when the page was left, on whichever page the app starts. */
export function startComments(): void {
  sendAll();
}
