/** A WebDriver client over HTTP: one session, the commands that the flows need. https://www.w3.org/TR/webdriver2/ */

/** The key under which JSON holds the reference of an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
export type Remote = { [ELEMENT]: string };
/** No command of the flows takes this long; a driver that hangs fails the flow instead of blocking it. */
const COMMAND_MS = 40_000;

/** An error that the driver reports; `kind` is the error code of the standard, such as "stale element reference". */
export class DriverError extends Error {
  constructor(
    readonly kind: string,
    message: string,
  ) {
    super(`${kind}: ${message}`);
  }
}

export class Session {
  private constructor(private readonly address: string) {}

  static async start(driver: string, capabilities: object): Promise<Session> {
    const { sessionId } = await send<{ sessionId: string }>('POST', `${driver}/session`, {
      capabilities: { alwaysMatch: capabilities },
    });
    return new Session(`${driver}/session/${sessionId}`);
  }

  end = () => this.delete('');
  goto = (url: string) => this.post('/url', { url });
  url = () => this.get<string>('/url');
  title = () => this.get<string>('/title');
  resize = (width: number, height: number) => this.post('/window/rect', { width, height });
  /** A PNG in base64. */
  screenshot = () => this.get<string>('/screenshot');
  click = (element: Remote) => this.post(`/element/${element[ELEMENT]}/click`);
  /** Types into a field; into a file input it puts the path of a file. */
  type = (element: Remote, text: string) => this.post(`/element/${element[ELEMENT]}/value`, { text });

  /** Runs a function in the page. It gets JSON values and elements, and returns the same, or a promise of them. */
  evaluate<A extends unknown[], T>(script: (...args: A) => T, ...args: A): Promise<Awaited<T>> {
    return this.post('/execute/sync', { script: `return (${script}).apply(null, arguments)`, args });
  }

  private get = <T>(path: string) => send<T>('GET', this.address + path);
  private post = <T>(path: string, body = {}) => send<T>('POST', this.address + path, body);
  private delete = (path: string) => send('DELETE', this.address + path);
}

export function isReady(driver: string): Promise<boolean> {
  return send<{ ready: boolean }>('GET', `${driver}/status`).then(
    ({ ready }) => ready,
    () => false,
  );
}

async function send<T>(method: string, url: string, body?: unknown): Promise<T> {
  const response = await fetch(url, {
    method,
    body: body === undefined ? undefined : JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
    signal: AbortSignal.timeout(COMMAND_MS),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value as T;
  const { error, message } = value as { error: string; message: string };
  throw new DriverError(error, message);
}
