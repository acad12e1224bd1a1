import { playerHandlers } from '../eventRegistry';
import { deliverAtOnce } from './outbox';

export const outboxEvents = playerHandlers({
  /** The server is back, so no write waits for the end of its own backoff. */
  hello: () => deliverAtOnce(),
});
