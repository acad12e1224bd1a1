import type { Page } from '@playwright/test';
import { resolve } from 'node:path';
import { settled } from '../support/pictures';
import { screens, type Screen } from '../support/screens';
import { test } from '../support/test';
import { SCHEMES, SIZES, sized } from '../support/variants';

const folder = resolve(process.env.SCREENSHOTS ?? 'test-results/screenshots');

for (const size of SIZES)
  for (const colorScheme of SCHEMES) {
    const variant = `${size.width}-${colorScheme}`;
    const look = { ...sized(size), colorScheme, reducedMotion: 'reduce' } as const;

    test(`${variant} visitor`, async ({ open }) => {
      const page = await open(look);
      // A visitor sees the login in place of a player's screen.
      const forVisitors = screens.filter(({ withAuth }) => !withAuth);
      for (const screen of forVisitors) await shoot(page, screen, `${variant}-visitor`);
    });

    test(`${variant} player`, async ({ open, newPlayer, portal }) => {
      const player = await newPlayer();
      await portal('coin', 'grant', '--to', player.loginName, '--amount', '2680');
      const page = await open({ ...look, player });
      const forPlayers = screens.filter(({ guestsOnly }) => !guestsOnly);
      for (const screen of forPlayers) await shoot(page, screen, `${variant}-player`);
    });
  }

async function shoot(page: Page, { path, name }: Screen, variant: string): Promise<void> {
  await page.goto(path);
  await settled(page);
  // One name may stand for several addresses.
  const file = path === '/' ? name : path.slice(1).replaceAll('/', '-');
  await page.screenshot({ path: `${folder}/${file}.${variant}.png` });
}
