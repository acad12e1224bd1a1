import {
  atEnd,
  countElements,
  expectFullHeight,
  flingToEnd,
  jumpAround,
  jumpShowsPage,
  scrollToLastPage,
  withStrip,
} from './support/strip';
import { expect, NIGHT, test } from './support/test';

/** Many more pages than the document may contain at once. The night uses 300. */
const PAGES = Number(process.env.STRIP_PAGES ?? 40);
/** Ten flings pass at least five pages. */
const PARTS = PAGES / 5;
/** Elements in the whole document. The strip has about thirty of them. */
const MAX_NODES = 400;
const MAX_PICTURES = 20;

test('the document of a long strip contains only the pages near the reader', NIGHT, async ({ open }) => {
  test.setTimeout(120_000 + PAGES * 3_000);
  await withStrip(open, PAGES, async (strip) => {
    expectFullHeight(strip);
    const expectBounded = async () => {
      const { nodes, pictures } = await countElements(strip);
      expect(nodes).toBeLessThan(MAX_NODES);
      expect(pictures).toBeGreaterThan(0);
      expect(pictures).toBeLessThanOrEqual(MAX_PICTURES);
    };
    await expectBounded();
    await test.step('during flings to the end', async () => {
      for (let part = 0; part < PARTS && !(await atEnd(strip)); part += 1) {
        await flingToEnd(strip);
        await expectBounded();
      }
      expect(await atEnd(strip)).toBe(true);
    });
    await test.step('during jumps', async () => {
      await jumpAround(strip);
      await expectBounded();
    });
    await test.step('a far jump paints no empty frame', async () => {
      for (const part of [0.1, 0.8, 0.3]) expect(await jumpShowsPage(strip, strip.height * part)).toBe(true);
    });
    await test.step('at the last page', async () => {
      await scrollToLastPage(strip);
      await expectBounded();
    });
  });
});
