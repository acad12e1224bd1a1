import { test, type Page } from '@playwright/test';
import { settled } from './pictures';

/** Keeps a picture of what the player sees with the results of the test: `<name>.375x812.png`. */
export async function keepPicture(page: Page, name: string): Promise<void> {
  await settled(page);
  const { width, height } = page.viewportSize()!;
  const file = `${name}.${width}x${height}.png`;
  const body = await page.screenshot({ path: test.info().outputPath(file) });
  await test.info().attach(file, { body, contentType: 'image/png' });
}
