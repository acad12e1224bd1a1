import { isTopicFrame, type AppFrame, type ClientFrame, type ServerFrame, type Topic } from '../events';
import { RateLimiter } from './rateLimiter';
import { PendingRequests, type RequestResult } from './pendingRequests';
import { TopicSubscriptions } from './topicSubscriptions';

/** Of what the server lets one line say, this is left for pings and whatever else cannot wait. */
const RATE_SHARE = 0.5;
/** Fewer than the server carries out at once. */
const MAX_CONCURRENT = 4;

/** What is said over one open socket, from its `hello` to its end. */
export class Connection {
  private readonly requests: PendingRequests;
  private topics: TopicSubscriptions | null = null;
  private rateLimiter: RateLimiter | null = null;

  constructor(private readonly send: (frame: ClientFrame) => void) {
    this.requests = new PendingRequests(send);
  }

  /** Takes in what is the line's own, or of a watched topic; gives back what is for the application. */
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
        // That it was heard is all that it tells.
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

  /** The server keeps the line for a login that was about to expire, or moved on. */
  renewToken(ticket: string): Promise<RequestResult> {
    return this.requests.request({ type: 'token', ticket });
  }

  end(): void {
    this.topics?.end();
    this.rateLimiter?.close();
    this.requests.end();
  }

  private begin({ topics, framesPerSecond }: { topics: number; framesPerSecond: number }): void {
    // Several events may come in one frame: a busy thread is cheaper for both sides.
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
