// A contact sheet of drawn pictures, to look at them together.
//   node sheet.mjs out.png 220 ../demo/games/*/icon.webp        220 is the width of one picture
import { readFile, writeFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { chromium } from 'playwright-core';

const [out, width, ...files] = process.argv.slice(2);
const cells = await Promise.all(
  files.map(async (file) => {
    const data = (await readFile(file)).toString('base64');
    return `<figure><img width="${width}" src="data:image/webp;base64,${data}"><figcaption>${basename(dirname(file))}/${basename(file, '.webp')}</figcaption></figure>`;
  }),
);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const page = await browser.newPage({ viewport: { width: 1500, height: 400 } });
  await page.setContent(
    `<style>body{margin:8px;display:flex;flex-wrap:wrap;gap:8px;background:#fff;font:11px sans-serif}figure{margin:0}figcaption{color:#555}</style>${cells.join('')}`,
  );
  await writeFile(out, await page.screenshot({ fullPage: true }));
} finally {
  await browser.close();
}
