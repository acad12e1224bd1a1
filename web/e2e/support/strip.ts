import { expect, type CDPSession, type Page } from '@playwright/test';
import { BOOK, longStrip } from './longStrip';
import { command, Portal } from './portal';
import { comic, scrollStrip, seePage } from './reading';

/** A strip of so many pages, open in a page, with the height of the whole strip. */
export interface Strip {
  page: Page;
  devtools: CDPSession;
  pages: number;
  height: number;
}

/** Opens a strip of so many pages on a server of its own. */
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
    await command(server.home, 'content', 'import', pack.folder);
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

/** Ten flings of a finger towards the end. */
export async function flings({ devtools }: Strip): Promise<void> {
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

/** Leaps to anywhere in the strip. */
export async function leaps({ page, height }: Strip, count = 40): Promise<void> {
  for (let leap = 0; leap <= count; leap += 1) {
    await scrollStrip(page, ((leap * 17) % (count + 1)) * (height / (count + 1)));
    await nextFrames(page, 4);
  }
}

/** Goes down to the last page, and sees its picture. */
export async function lastPage({ page, height, pages }: Strip): Promise<void> {
  await scrollStrip(page, height);
  await seePage(page, `第1话 路 第 ${pages} 页`);
}

export const atEnd = ({ page }: Strip): Promise<boolean> =>
  comic(page).evaluate((strip) => strip.scrollTop + strip.clientHeight >= strip.scrollHeight - 2);

/** Elements of the document, and pictures of pages among them. */
export const contents = ({ page }: Strip): Promise<{ nodes: number; pictures: number }> =>
  page.evaluate(() => ({
    nodes: document.querySelectorAll('*').length,
    pictures: document.querySelectorAll('[data-page] img').length,
  }));

/** The strip is as high as all of its pages, from the start. */
export const expectWhole = ({ pages, height }: Strip) => expect(height).toBeGreaterThan(pages * 400);

const nextFrames = (page: Page, count: number) =>
  page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame);
  }, count);
