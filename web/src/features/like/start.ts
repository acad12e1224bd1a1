import { deliverAll } from './deliver';

/** Sends likes that were pending when the last page was closed. */
export function startLikes(): void {
  deliverAll();
}
