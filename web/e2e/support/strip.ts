import { expect, type CDPSession, type Page } from '@playwright/test';
import { BOOK, longStrip } from './longStrip';
import { command, Portal } from './portal';
import { comic, scrollStrip, seePage } from './reading';

/** A comic strip that is open in a page. */
export interface Strip {
  page: Page;
  devtools: CDPSession;
  pages: number;
  /** The height of the whole strip, px. */
  height: number;
}

/** Starts a server, imports a strip with this number of pages, opens it and runs `act`. */
export async function withStrip(
  open: (opening: { url: string }) => Promise<Page>,
  pages: number,
  act: (strip: Strip) => Promise<void>,
): Promise<void> {
  const server = await Portal.start();
  try {
    const page = await open({ url: server.url });
    await page.goto(`${server.url}/faq`);
    const pack = await longStrip(page, pages);
    await command(server.home, 'content', 'import', '--yes', pack.folder);
    await pack.remove();
    await page.goto(`/readbook/${BOOK}/1`);
    await seePage(page, /第 1 页/);
    const { height } = await comic(page).evaluate((strip) => ({ height: strip.scrollHeight }));
    const devtools = await page.context().newCDPSession(page);
    await act({ page, devtools, pages, height });
  } finally {
    await server.stop().finally(() => server.remove());
  }
}

/** Flings the strip ten times towards its end with a finger. */
export async function flingToEnd({ devtools }: Strip): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 187, y }] });
  for (let turn = 0; turn < 10; turn += 1) {
    // Real touches: a synthesized scroll gesture (Input.synthesizeScrollGesture) does not move the strip here.
    await touch('touchStart', 620);
    // Between the bars: the lower one has a slider.
    for (let y = 560; y >= 140; y -= 60) await touch('touchMove', y);
    await touch('touchEnd');
  }
}

/** Jumps to positions all over the strip. */
export async function jumpAround({ page, height }: Strip, count = 40): Promise<void> {
  for (let leap = 0; leap <= count; leap += 1) {
    await scrollStrip(page, ((leap * 17) % (count + 1)) * (height / (count + 1)));
    await nextFrames(page, 4);
  }
}

/** Jumps to a position. Whether pages cover the middle of the screen before the browser paints the jump. */
export function jumpShowsPage({ page }: Strip, top: number): Promise<boolean> {
  return comic(page).evaluate(
    (strip, to) =>
      new Promise<boolean>((resolve) => {
        const look = () => {
          const { left, top, width, height } = strip.getBoundingClientRect();
          const middle = document.elementsFromPoint(left + width / 2, top + height / 2);
          resolve(middle.some((element) => element.matches('[data-page]')));
        };
        strip.addEventListener('scroll', look, { once: true });
        strip.scrollTo({ top: to });
      }),
    top,
  );
}

/** Scrolls to the last page and waits for its picture. */
export async function scrollToLastPage({ page, height, pages }: Strip): Promise<void> {
  await scrollStrip(page, height);
  await seePage(page, `第1话 路 第 ${pages} 页`);
}

export const atEnd = ({ page }: Strip): Promise<boolean> =>
  comic(page).evaluate((strip) => strip.scrollTop + strip.clientHeight >= strip.scrollHeight - 2);

/** The number of elements in the document, and the number of page pictures among them. */
export const countElements = ({ page }: Strip): Promise<{ nodes: number; pictures: number }> =>
  page.evaluate(() => ({
    nodes: document.querySelectorAll('*').length,
    pictures: document.querySelectorAll('[data-page] img').length,
  }));

/** Expects that the strip has the height of all its pages from the start. */
export const expectFullHeight = ({ pages, height }: Strip) => expect(height).toBeGreaterThan(pages * 400);

const nextFrames = (page: Page, count: number) =>
  page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame);
  }, count);
