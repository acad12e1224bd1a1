interface Rate {
  /** How many may go one right after the other. */
  burst: number;
  /** How many more go each second. */
  perSecond: number;
  /** How many may be under way. */
  atOnce: number;
}

/** Lets tasks through at a rate: the server closes a line that says too much. */
export class Gate {
  private readonly queue: (() => void)[] = [];
  private underWay = 0;
  private left: number;
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly rate: Rate) {
    this.left = rate.burst;
  }

  async run<T>(task: () => Promise<T>): Promise<T> {
    await new Promise<void>((turn) => {
      this.queue.push(turn);
      this.letThrough();
    });
    try {
      return await task();
    } finally {
      this.underWay -= 1;
      this.letThrough();
    }
  }

  /** Nothing more gets through. */
  close(): void {
    clearInterval(this.timer);
    this.queue.length = 0;
  }

  private letThrough(): void {
    while (this.queue.length > 0 && this.underWay < this.rate.atOnce && this.left >= 1) {
      this.underWay += 1;
      this.left -= 1;
      this.timer ??= setInterval(() => this.refill(), 1_000 / this.rate.perSecond);
      this.queue.shift()!();
    }
  }

  private refill(): void {
    this.left += 1;
    this.letThrough();
    if (this.left < this.rate.burst) return;
    clearInterval(this.timer);
    this.timer = undefined;
  }
}
