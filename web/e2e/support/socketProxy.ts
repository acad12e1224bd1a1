import { expect, type Page } from '@playwright/test';

/** A frame in either direction. An array of frames is split. */
export interface Frame {
  type: string;
  id?: number;
  [field: string]: unknown;
}

/** A proxy between a page's sockets and the server. It records the frames and can cut the connection. */
export class SocketProxy {
  readonly sent: Frame[] = [];
  readonly received: Frame[] = [];
  opened = 0;
  private down = false;
  private cutOff: (() => void)[] = [];

  /** Call it before the page opens. */
  static async of(page: Page): Promise<SocketProxy> {
    const proxy = new SocketProxy();
    await page.routeWebSocket(/\/v1\/realtime/, (socket) => {
      if (proxy.down) return void socket.close({ code: 1012 });
      proxy.opened += 1;
      const server = socket.connectToServer();
      proxy.cutOff.push(() => {
        void server.close();
        void socket.close({ code: 1012 });
      });
      socket.onMessage((text) => {
        proxy.sent.push(...framesOf(text));
        server.send(text);
      });
      server.onMessage((text) => {
        proxy.received.push(...framesOf(text));
        socket.send(text);
      });
    });
    return proxy;
  }

  /** Waits for a frame of this type and returns the first one. */
  async firstReceived(type: string): Promise<Frame | undefined> {
    const first = () => this.received.find((frame) => frame.type === type);
    await expect.poll(first, `a frame of type ${type}`).toBeDefined();
    return first();
  }

  /** Closes the sockets and refuses new ones. HTTP calls still reach the server. */
  cut(): void {
    this.down = true;
    for (const cut of this.cutOff.splice(0)) cut();
  }

  /** Accepts sockets again. The page notices that by itself. */
  restore(): void {
    this.down = false;
  }
}

function framesOf(text: string | Buffer): Frame[] {
  return [JSON.parse(String(text))].flat() as Frame[];
}
