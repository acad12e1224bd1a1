import { FRAME_TIMEOUT_MS } from '@/constants';
import type { ClientFrame, FrameError } from '../events';

/** lost: the connection ended before the answer came. */
export type RequestResult = { kind: 'done' } | { kind: 'refused'; code: number } | { kind: 'lost' };

const TIMED_OUT: RequestResult = { kind: 'refused', code: 1 };

/** Frames that were sent with an `id`, until their answers come. */
export class PendingRequests {
  private lastId = 0;
  private readonly open = new Map<number, (answer: RequestResult) => void>();

  constructor(private readonly send: (frame: ClientFrame) => void) {}

  request(frame: ClientFrame): Promise<RequestResult> {
    const id = ++this.lastId;
    const answered = new Promise<RequestResult>((resolve) => {
      const timer = setTimeout(() => this.answer(id, TIMED_OUT), FRAME_TIMEOUT_MS);
      this.open.set(id, (answer) => {
        clearTimeout(timer);
        resolve(answer);
      });
    });
    this.send({ ...frame, id });
    return answered;
  }

  done(id: unknown): void {
    this.answer(id, { kind: 'done' });
  }

  /** Returns false if the error belongs to no pending request. */
  refused({ id, code }: FrameError): boolean {
    return this.answer(id, { kind: 'refused', code });
  }

  end(): void {
    for (const id of [...this.open.keys()]) this.answer(id, { kind: 'lost' });
  }

  private answer(id: unknown, answer: RequestResult): boolean {
    const resolve = this.open.get(id as number);
    this.open.delete(id as number);
    resolve?.(answer);
    return resolve !== undefined;
  }
}
