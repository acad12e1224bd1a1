import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { readFileSync } from 'node:fs';
import { connect, type AddressInfo, type Socket } from 'node:net';

/** Paths that are not pages. Pages are requested without an encoding, so that the script can be added. */
const NO_PAGES = /^\/(api|assets|files|media)\//;
const SCRIPT_PATH = '/collect-errors.js';
const SCRIPT = readFileSync(new URL('./collectErrors.js', import.meta.url));

/**
 * A proxy between a browser and the server. WebDriver has no console, so it adds a script to the head of every page, which collects errors.
 * The content security policy allows scripts of the page's origin. A closed proxy simulates a lost network.
 */
export class Proxy {
  /** The method and path of each request, in order of arrival. */
  readonly requests: string[] = [];
  private readonly sockets = new Set<Socket>();
  private server: Server | undefined;
  private port = 0;

  private constructor(
    private readonly target: URL,
    private readonly theme: string | undefined,
  ) {}

  /** `theme` replaces the theme that the build wrote into the page. */
  static async start(target: string, theme?: string): Promise<Proxy> {
    const proxy = new Proxy(new URL(target), theme);
    await proxy.open();
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Listens; after `close`, on the same port as before. */
  async open(): Promise<void> {
    const server = createServer((incoming, answer) => this.forward(incoming, answer));
    server.on('upgrade', (incoming: IncomingMessage, socket: Socket, head: Buffer) =>
      this.upgrade(incoming, socket, head),
    );
    server.on('connection', (socket) => this.keep(socket));
    await new Promise<void>((listening, failed) =>
      server.once('error', failed).listen(this.port, '127.0.0.1', listening),
    );
    this.port = (server.address() as AddressInfo).port;
    this.server = server;
  }

  /** Refuses new connections and closes open ones. */
  async close(): Promise<void> {
    const closed = new Promise((done) => this.server?.close(done) ?? done(undefined));
    for (const socket of this.sockets) socket.destroy();
    await closed;
    this.server = undefined;
  }

  private forward(incoming: IncomingMessage, answer: ServerResponse): void {
    const { method, url = '/', headers } = incoming;
    this.requests.push(`${method} ${url}`);
    if (url === SCRIPT_PATH) {
      // The browser caches the script, so that pages without a network still have it.
      const cached = { 'Content-Type': 'text/javascript', 'Cache-Control': 'max-age=3600, immutable' };
      answer.writeHead(200, cached).end(SCRIPT);
      return;
    }
    const sent = { ...headers };
    if (!NO_PAGES.test(url)) delete sent['accept-encoding'];
    const { hostname, port } = this.target;
    const outgoing = request({ hostname, port, method, path: url, headers: sent }, (response) =>
      respond(response, answer, this.theme),
    );
    outgoing.on('error', () => answer.destroy());
    answer.on('close', () => outgoing.destroy());
    incoming.pipe(outgoing);
  }

  /** Passes a WebSocket through as bytes. */
  private upgrade({ method, url, rawHeaders }: IncomingMessage, browser: Socket, head: Buffer): void {
    this.requests.push(`${method} ${url}`);
    const server = connect(Number(this.target.port), this.target.hostname, () => {
      const lines = rawHeaders.flatMap((name, at) => (at % 2 ? [] : `${name}: ${rawHeaders[at + 1]}`));
      server.write([`${method} ${url} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
      server.write(head);
      server.pipe(browser).pipe(server);
    });
    this.keep(server);
    for (const [one, other] of [
      [server, browser],
      [browser, server],
    ] as const)
      one.on('error', () => other.destroy()).on('close', () => other.destroy());
  }

  private keep(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('close', () => this.sockets.delete(socket));
  }
}

function respond(response: IncomingMessage, answer: ServerResponse, theme?: string): void {
  const { statusCode = 502, headers } = response;
  const isPage = /^text\/html/.test(headers['content-type'] ?? '') && !headers['content-encoding'];
  response.on('error', () => answer.destroy());
  if (!isPage) {
    answer.writeHead(statusCode, headers);
    response.pipe(answer);
    return;
  }
  const parts: Buffer[] = [];
  response.on('data', (part: Buffer) => parts.push(part));
  response.on('end', () => {
    let page = Buffer.concat(parts)
      .toString()
      .replace('<head>', `<head><script src="${SCRIPT_PATH}"></script>`);
    if (theme) page = page.replace(/data-theme="\w+"/, `data-theme="${theme}"`);
    const { 'content-length': _, 'transfer-encoding': __, ...rest } = headers;
    answer.writeHead(statusCode, { ...rest, 'content-length': Buffer.byteLength(page) }).end(page);
  });
}
