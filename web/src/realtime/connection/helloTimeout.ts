import { HELLO_TIMEOUT_MS } from '@/constants';

/** Abandons a socket that sends no `hello` in time, and dials again after a wait. */
export class HelloTimeout {
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    /** Abandons the socket. Returns the wait before the next dial, in ms. */
    private readonly silent: () => number,
    private readonly dial: () => void,
  ) {}

  dialled(): void {
    this.stop();
    this.timer = setTimeout(() => {
      this.timer = setTimeout(this.dial, this.silent());
    }, HELLO_TIMEOUT_MS);
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
