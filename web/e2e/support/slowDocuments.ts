import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const PART_CHARS = 1_000;
const PART_DELAY_MS = 20;

/** A proxy before the server whose documents arrive in small parts, as over a slow network. Everything else passes at once. */
export class SlowDocuments implements AsyncDisposable {
  private constructor(private readonly server: Server) {}

  static async of(url: string): Promise<SlowDocuments> {
    const server = createServer((asked, answer) => forward(url, asked, answer));
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    return new SlowDocuments(server);
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }
}

function forward(url: string, asked: IncomingMessage, answer: ServerResponse): void {
  const { host: _, 'accept-encoding': __, ...headers } = asked.headers;
  const upstream = request(new URL(asked.url!, url), { method: asked.method, headers }, (given) => {
    answer.writeHead(given.statusCode!, given.headers);
    if (given.headers['content-type']?.startsWith('text/html')) void sendSlowly(given, answer);
    else given.pipe(answer);
  });
  upstream.on('error', () => answer.destroy());
  asked.pipe(upstream);
}

/** The data after the prerendered screen are one part, because they paint nothing. */
async function sendSlowly(given: IncomingMessage, answer: ServerResponse): Promise<void> {
  const document = await textOf(given);
  const end = document.indexOf('<script type="application/json"');
  for (let at = 0; at < end; at += PART_CHARS) {
    answer.write(document.slice(at, Math.min(at + PART_CHARS, end)));
    await new Promise((done) => setTimeout(done, PART_DELAY_MS));
  }
  answer.end(document.slice(Math.max(end, 0)));
}

async function textOf(message: IncomingMessage): Promise<string> {
  message.setEncoding('utf8');
  let text = '';
  for await (const part of message) text += part as string;
  return text;
}
