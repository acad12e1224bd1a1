// Shared by all commands: starts a headless Chromium with the page that draws.
import { readFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const here = dirname(fileURLToPath(import.meta.url));

export async function openStudio() {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  try {
    return { page: await openStage(browser), close: () => browser.close() };
  } catch (fault) {
    await browser.close();
    throw fault;
  }
}

/** A page that serves this folder's modules to itself; nothing listens on a port. */
async function openStage(browser) {
  const page = await browser.newPage();
  page.on('console', (message) => console.warn(message.text()));
  page.on('pageerror', (error) => console.error(`in the page: ${error.stack}`));
  await page.route('http://artwork.invalid/**', async (route) => {
    const path = new URL(route.request().url()).pathname;
    if (path === '/')
      return route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><meta charset="utf-8"><script type="module" src="/stage.js"></script>',
      });
    if (extname(path) !== '.js') return route.fulfill({ status: 404 });
    return route.fulfill({
      contentType: 'text/javascript; charset=utf-8',
      body: await readFile(join(here, path), 'utf8'),
    });
  });
  await page.goto('http://artwork.invalid/');
  await page.waitForFunction(() => window.stage, null, { timeout: 15_000 });
  const missing = await page.evaluate(() => window.stage.missingFonts());
  if (missing.length)
    throw new Error(
      `fonts missing: ${missing.join(', ')} (apt-get install fonts-noto-cjk-extra fonts-smiley-sans fonts-lxgw-wenkai)`,
    );
  return page;
}
