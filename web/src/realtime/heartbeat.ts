/** Keeps asking an open socket whether it is alive, as often as the server wants to be asked. */
export class Heartbeat {
  private timer: ReturnType<typeof setInterval> | undefined;
  private deadline: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly ping: () => void,
    private readonly dead: () => void,
    /** How long an answer may take. */
    private readonly patienceMs = 10_000,
  ) {}

  start(intervalMs: number): void {
    this.stop();
    this.timer = setInterval(() => this.check(), intervalMs);
  }

  /** Asks now: after a sleep, or when the network is back. */
  check(): void {
    if (this.deadline !== undefined) return;
    this.ping();
    this.deadline = setTimeout(() => {
      this.deadline = undefined;
      this.dead();
    }, this.patienceMs);
  }

  /** Anything that arrives proves life. */
  receivedFrame(): void {
    clearTimeout(this.deadline);
    this.deadline = undefined;
  }

  stop(): void {
    clearInterval(this.timer);
    this.receivedFrame();
  }
}
