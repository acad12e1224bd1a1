import { atEnd, contents, expectWhole, flings, lastPage, leaps, withStrip } from './support/strip';
import { expect, test } from './support/test';

/** Far more than the document may hold at once; the night scrolls 300. */
const PAGES = Number(process.env.STRIP_PAGES ?? 40);
/** Ten flings pass at least five pages. */
const PARTS = PAGES / 5;
/** Of all elements in the document; the strip is some thirty of them. */
const MAX_NODES = 400;
const MAX_PICTURES = 20;

test('a long strip is scrolled to its end, and only the pages near the reader are in the document', async ({
  open,
}) => {
  test.setTimeout(120_000 + PAGES * 3_000);
  await withStrip(open, PAGES, async (strip) => {
    expectWhole(strip);
    const expectBounded = async () => {
      const { nodes, pictures } = await contents(strip);
      expect(nodes).toBeLessThan(MAX_NODES);
      expect(pictures).toBeGreaterThan(0);
      expect(pictures).toBeLessThanOrEqual(MAX_PICTURES);
    };
    await expectBounded();
    await test.step('by a finger that flings, down to the end', async () => {
      for (let part = 0; part < PARTS && !(await atEnd(strip)); part += 1) {
        await flings(strip);
        await expectBounded();
      }
      expect(await atEnd(strip)).toBe(true);
    });
    await test.step('by leaps, to anywhere', async () => {
      await leaps(strip);
      await expectBounded();
    });
    await test.step('down to the last page', async () => {
      await lastPage(strip);
      await expectBounded();
    });
  });
});
