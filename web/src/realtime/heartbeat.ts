/** Pings an open socket at the interval that the server asks for. */
export class Heartbeat {
  private timer: ReturnType<typeof setInterval> | undefined;
  private deadline: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly ping: () => void,
    private readonly dead: () => void,
    /** The maximum wait for an answer. */
    private readonly patienceMs = 10_000,
  ) {}

  start(intervalMs: number): void {
    this.stop();
    this.timer = setInterval(() => this.check(), intervalMs);
  }

  /** Pings now: after a sleep, or when the network is back. */
  check(): void {
    if (this.deadline !== undefined) return;
    this.ping();
    this.deadline = setTimeout(() => {
      this.deadline = undefined;
      this.dead();
    }, this.patienceMs);
  }

  /** Any frame proves that the connection works. */
  receivedFrame(): void {
    clearTimeout(this.deadline);
    this.deadline = undefined;
  }

  stop(): void {
    clearInterval(this.timer);
    this.receivedFrame();
  }
}
