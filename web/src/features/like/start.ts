import { deliverAll } from './deliver';

/** What was wished for when the page was left goes out. */
export function startLikes(): void {
  deliverAll();
}
