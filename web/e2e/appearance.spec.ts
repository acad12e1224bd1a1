import type { Page } from '@playwright/test';
import { tabs } from './support/app';
import { settled } from './support/pictures';
import { expect, NIGHT, test } from './support/test';
import { sized } from './support/variants';

test('the root font size grows with the column up to its maximum width', NIGHT, async ({ open }) => {
  const phone = await open(sized({ width: 320, height: 900 }));
  const desk = await open(sized({ width: 1440, height: 900 }));
  for (const page of [phone, desk]) await page.goto('/faq');
  for (const [page, width, size] of [
    [phone, 320, 13.65],
    [phone, 375, 16],
    [phone, 520, 22.19],
    [desk, 1440, 22.19],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const column = await page.locator('[data-stage]').boundingBox();
    expect(column?.width).toBe(Math.min(width, 520));
    expect(await rootFontSize(page), `at ${width}`).toBeCloseTo(size, 1);
  }
});

test('the first row of games on the home screen is fully visible above the tabs', NIGHT, async ({ open }) => {
  const page = await open();
  await page.goto('/');
  await settled(page);
  const row = await page
    .getByRole('heading', { name: '热门' })
    .locator('xpath=ancestor::section[1]')
    .boundingBox();
  const bar = await tabs(page).boundingBox();
  expect(row!.y + row!.height).toBeLessThanOrEqual(bar!.y);
});

test('only wide screens with a mouse have the decorative background', NIGHT, async ({ open }) => {
  const desk = await open(sized({ width: 1440, height: 900 }));
  await desk.goto('/');
  const background = (page: Page) => page.locator('#app > [aria-hidden=true]');
  await expect(background(desk)).toBeVisible();
  const phone = await open();
  await phone.goto('/');
  await settled(phone);
  await expect(background(phone)).toHaveCount(0);
});

const rootFontSize = (page: Page) =>
  page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize));
