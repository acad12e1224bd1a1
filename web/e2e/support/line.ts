import { expect, type Page } from '@playwright/test';

/** A frame, in either direction; arrays are taken apart. */
export interface Frame {
  type: string;
  id?: number;
  [field: string]: unknown;
}

/** A page's connections, as seen from between it and the server: what passes, and how to cut them. */
export class Line {
  readonly sent: Frame[] = [];
  readonly heard: Frame[] = [];
  opened = 0;
  private down = false;
  private cutOff: (() => void)[] = [];

  /** To be called before the page is opened. */
  static async of(page: Page): Promise<Line> {
    const line = new Line();
    await page.routeWebSocket(/\/v1\/realtime/, (socket) => {
      if (line.down) return void socket.close({ code: 1012 });
      line.opened += 1;
      const server = socket.connectToServer();
      line.cutOff.push(() => {
        void server.close();
        void socket.close({ code: 1012 });
      });
      socket.onMessage((text) => {
        line.sent.push(...framesOf(text));
        server.send(text);
      });
      server.onMessage((text) => {
        line.heard.push(...framesOf(text));
        socket.send(text);
      });
    });
    return line;
  }

  /** Waits until a frame of this type has come, and gives the first. */
  async heardOf(type: string): Promise<Frame | undefined> {
    const first = () => this.heard.find((frame) => frame.type === type);
    await expect.poll(first, `a frame of type ${type}`).toBeDefined();
    return first();
  }

  /** From now on there is no connection for this page; its calls get through. */
  cut(): void {
    this.down = true;
    for (const cut of this.cutOff.splice(0)) cut();
  }

  /** The page finds out by itself. */
  mend(): void {
    this.down = false;
  }
}

function framesOf(text: string | Buffer): Frame[] {
  return [JSON.parse(String(text))].flat() as Frame[];
}
