import { isTopicFrame, type AppFrame, type ClientFrame, type ServerFrame, type Topic } from '../events';
import { RateLimiter } from './rateLimiter';
import { PendingRequests, type RequestResult } from './pendingRequests';
import { TopicSubscriptions } from './topicSubscriptions';

/** The share of the server's frame limit that requests may use. The rest is for pings and other urgent frames. */
const RATE_SHARE = 0.5;
/** Below the number of frames that the server processes at once. */
const MAX_CONCURRENT = 4;

/** The protocol on one open socket, from its `hello` to its close. */
export class Connection {
  private readonly requests: PendingRequests;
  private topics: TopicSubscriptions | null = null;
  private rateLimiter: RateLimiter | null = null;

  constructor(private readonly send: (frame: ClientFrame) => void) {
    this.requests = new PendingRequests(send);
  }

  /** Handles frames of the connection and of watched topics. Returns the frame if it is for the application, else null. */
  receive(frame: ServerFrame): AppFrame | null {
    if (isTopicFrame(frame)) {
      this.topics?.take(frame);
      return null;
    }
    switch (frame.type) {
      case 'ack':
        this.requests.done(frame.id);
        return null;
      case 'error':
        if (!this.requests.refused(frame)) console.warn('the server refused a frame', frame.code, frame.msg);
        return null;
      case 'gap':
        this.topics?.gap(frame.topic as Topic);
        return null;
      case 'watchEnded':
        this.topics?.gone(frame.topic as Topic);
        return null;
      case 'pong':
        // A pong has no content: the heartbeat only needs its arrival.
        return null;
      case 'hello':
        this.begin(frame.limits);
        return frame;
      default:
        return frame;
    }
  }

  ping(): void {
    this.send({ type: 'ping' });
  }

  /** Gives the server a fresh ticket, so that the connection survives the expiry or the renewal of the login. */
  renewToken(ticket: string): Promise<RequestResult> {
    return this.requests.request({ type: 'token', ticket });
  }

  end(): void {
    this.topics?.end();
    this.rateLimiter?.close();
    this.requests.end();
  }

  private begin({ topics, framesPerSecond }: { topics: number; framesPerSecond: number }): void {
    // An array carries several events in one frame, which costs both sides less in a busy thread.
    this.send({ type: 'hello', frames: 'array' });
    const rateLimiter = new RateLimiter({
      burst: framesPerSecond,
      perSecond: framesPerSecond * RATE_SHARE,
      concurrency: MAX_CONCURRENT,
    });
    this.rateLimiter = rateLimiter;
    this.topics = new TopicSubscriptions({
      ask: (frame) => rateLimiter.run(() => this.requests.request(frame)),
      limit: topics,
    });
  }
}
