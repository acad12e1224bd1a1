import { gzipSync } from 'node:zlib';
import { openScreen } from './support/app';
import { figure } from './support/figure';
import { settled } from './support/pictures';
import { expect, test } from './support/test';
import { readBundleSizes } from '../scripts/bundleSizes';

const SECTIONS = { home: '/', square: '/square', animate: '/animate', games: '/games', profile: '/profile' };

test('the scripts of the first load, with the announcement', async ({ open }) => {
  const page = await open({ announcement: true });
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  await page.goto('/');
  await expect(page.getByRole('dialog', { name: '你好呀，我们开张啦' })).toBeVisible();
  const sizes = (await Promise.all(scripts)).map((script) => gzipSync(script).length);
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  figure('first_load_scripts', bytes, 'bytes_gzip', 130_000);
});

test('the weights of the last build', () => {
  const [first, ...screens] = readBundleSizes();
  figure('build_first_load', first!.bytes, 'bytes_gzip', first!.most);
  for (const { name, bytes, most } of screens.filter((screen) => screen.bytes > screen.most))
    figure(`build_screen_${name}`, bytes, 'bytes_gzip', most);
  const heaviest = screens.sort((one, other) => other.bytes - one.bytes)[0]!;
  figure('build_heaviest_screen', heaviest.bytes, 'bytes_gzip', heaviest.most);
});

test('the layout shift when the app replaces the server’s first screen', async ({ open }) => {
  const page = await open();
  await page.addInitScript(() => {
    const shifts: number[] = ((window as { shifts?: number[] }).shifts = []);
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) shifts.push((shift as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const [name, path] of Object.entries(SECTIONS)) {
    await page.goto(path);
    await expect(openScreen(page)).toBeVisible();
    await settled(page);
    const shifts = await page.evaluate(() => (window as { shifts?: number[] }).shifts!);
    const sum = shifts.reduce((total, shift) => total + shift, 0);
    figure(`layout_shift_${name}`, Math.round(sum * 10_000) / 10_000, 'score', 0.02);
  }
});
