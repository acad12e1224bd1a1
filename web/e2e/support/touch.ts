import type { Page } from '@playwright/test';

/** Moves fingers, each from one point to another. */
export async function touch(
  page: Page,
  fingers: readonly (readonly [number, number, number, number])[],
): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const at = (part: number) =>
    fingers.map(([x, y, toX, toY], id) => ({ id, x: x + (toX - x) * part, y: y + (toY - y) * part }));
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (const part of [0.2, 0.4, 0.6, 0.8, 1])
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(part) });
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
