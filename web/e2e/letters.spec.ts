import { openScreen } from './support/app';
import { tooWide } from './support/overflow';
import { settled } from './support/pictures';
import { screens } from './support/screens';
import { expect, test } from './support/test';
import suite from './playwright.config';

const { launchOptions } = suite.use!;

// A browser whose reader set its letters to 200 %.
test.use({
  launchOptions: {
    ...launchOptions,
    args: [...launchOptions!.args!, '--blink-settings=defaultFontSize=32'],
  },
});

test.describe('with letters twice as large every screen is whole', () => {
  test.slow();
  for (const who of ['visitor', 'player'] as const)
    test(who, async ({ open, newPlayer }) => {
      const player = who === 'player' ? await newPlayer() : undefined;
      const page = await open({ player, reducedMotion: 'reduce' });
      for (const { path } of screens.filter((it) => (player ? !it.guestsOnly : !it.withAuth))) {
        await page.goto(path);
        await settled(page);
        expect.soft(await tooWide(page), path).toEqual([]);
        if (process.env.LL) {
          await page.screenshot({ path: `/tmp/w/looks/big/${path.replaceAll('/', '-')}.${who}.png` });
        }
      }
      const size = await openScreen(page).evaluate(() => getComputedStyle(document.documentElement).fontSize);
      expect(size).toBe('32px');
    });
});
