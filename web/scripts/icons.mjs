// Draws the icons of the installed app from public/logo.svg into public/icons. `npm run icons`
import { icons as lucideSet } from '@iconify-json/lucide';
import { chromium } from '@playwright/test';
import { readFile, writeFile } from 'node:fs/promises';

const root = new URL('../', import.meta.url);
const GROUND = 'linear-gradient(149deg, #6cc3f8, #1280cd)';
/** A launcher may cut off the edges; the middle 80 % stays visible. */
const SAFE = 0.8;

const logo = await readFile(new URL('public/logo.svg', root), 'utf8');
/** The logo without its rounded background, which must fill the whole square here. */
const motif = logo.replace(/<rect[^>]*rx="15"[^>]*\/>/, '');
if (motif === logo) throw new Error('logo.svg has no background');

const whole = { 'icon-192': 192, 'icon-512': 512 };
const maskable = { 'maskable-192': 192, 'maskable-512': 512, 'apple-touch-180': 180 };
/** The icons of the shortcuts, from Lucide as in the app. */
const shortcuts = {
  'checkin-96': 'calendar-check',
  'shelf-96': 'book-heart',
  'message-96': 'mail',
  'square-96': 'messages-square',
};

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const page = await browser.newPage();
  for (const [name, size] of Object.entries(whole)) await draw(page, name, size, logo, { scale: 1 });
  for (const [name, size] of Object.entries(maskable))
    await draw(page, name, size, motif, { scale: SAFE * 1.1, ground: GROUND });
  for (const [name, icon] of Object.entries(shortcuts))
    await draw(page, name, 96, lucide(icon), { scale: 0.5, ground: GROUND, round: true });
} finally {
  await browser.close();
}

async function draw(page, name, size, svg, { scale, ground = 'none', round = false }) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<!doctype html><style>
    body { margin: 0 }
    main { width: ${size}px; height: ${size}px; display: grid; place-items: center; background: ${ground};
           border-radius: ${round ? '50%' : 0} }
    svg { width: ${size * scale}px; height: ${size * scale}px; display: block }
  </style><main>${svg}</main>`);
  const picture = await page.locator('main').screenshot({ omitBackground: true });
  await writeFile(new URL(`public/icons/${name}.png`, root), picture);
}

function lucide(name) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" color="#fff">${lucideSet.icons[name].body}</svg>`;
}
