interface Rate {
  /** Tasks that may start at once. */
  burst: number;
  /** Further tasks each second. */
  perSecond: number;
  /** Tasks that may run at the same time. */
  concurrency: number;
}

/** Starts tasks at a limited rate: the server closes a connection that sends too many frames. */
export class RateLimiter {
  private readonly queue: (() => void)[] = [];
  private running = 0;
  private tokens: number;
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly rate: Rate) {
    this.tokens = rate.burst;
  }

  async run<T>(task: () => Promise<T>): Promise<T> {
    await new Promise<void>((turn) => {
      this.queue.push(turn);
      this.drain();
    });
    try {
      return await task();
    } finally {
      this.running -= 1;
      this.drain();
    }
  }

  /** No further task starts. */
  close(): void {
    clearInterval(this.timer);
    this.queue.length = 0;
  }

  private drain(): void {
    while (this.queue.length > 0 && this.running < this.rate.concurrency && this.tokens >= 1) {
      this.running += 1;
      this.tokens -= 1;
      this.timer ??= setInterval(() => this.refill(), 1_000 / this.rate.perSecond);
      this.queue.shift()!();
    }
  }

  private refill(): void {
    this.tokens += 1;
    this.drain();
    if (this.tokens < this.rate.burst) return;
    clearInterval(this.timer);
    this.timer = undefined;
  }
}
