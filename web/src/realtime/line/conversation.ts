import { isTopicFrame, type AppFrame, type ClientFrame, type ServerFrame, type Topic } from '../events';
import { Gate } from './gate';
import { Questions, type Answer } from './questions';
import { Topics } from './topics';

/** Of what the server lets one line say, this is left for pings and whatever else cannot wait. */
const RESERVE = 0.5;
/** Fewer than the server carries out at once. */
const AT_ONCE = 4;

/** What is said over one open socket, from its `hello` to its end. */
export class Conversation {
  private readonly questions: Questions;
  private topics: Topics | null = null;
  private gate: Gate | null = null;

  constructor(private readonly send: (frame: ClientFrame) => void) {
    this.questions = new Questions(send);
  }

  /** Takes in what is the line's own, or of a watched topic; gives back what is for the application. */
  receive(frame: ServerFrame): AppFrame | null {
    if (isTopicFrame(frame)) {
      this.topics?.take(frame);
      return null;
    }
    switch (frame.type) {
      case 'ack':
        this.questions.done(frame.id);
        return null;
      case 'error':
        if (!this.questions.refused(frame)) console.warn('the server refused a frame', frame.code, frame.msg);
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
  prolong(ticket: string): Promise<Answer> {
    return this.questions.ask({ type: 'token', ticket });
  }

  end(): void {
    this.topics?.end();
    this.gate?.close();
    this.questions.end();
  }

  private begin({ topics, framesPerSecond }: { topics: number; framesPerSecond: number }): void {
    // Several events may come in one frame: a busy thread is cheaper for both sides.
    this.send({ type: 'hello', frames: 'array' });
    const gate = new Gate({
      burst: framesPerSecond,
      perSecond: framesPerSecond * RESERVE,
      atOnce: AT_ONCE,
    });
    this.gate = gate;
    this.topics = new Topics({
      ask: (frame) => gate.run(() => this.questions.ask(frame)),
      limit: topics,
    });
  }
}
