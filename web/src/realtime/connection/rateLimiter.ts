interface Rate {
  /** How many may go one right after the other. */
  burst: number;
  /** How many more go each second. */
  perSecond: number;
  /** How many may be under way. */
  concurrency: number;
}

/** Lets tasks through at a rate: the server closes a line that says too much. */
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

  /** Nothing more gets through. */
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
