import { settled } from '../support/pictures';
import { screens } from '../support/screens';
import { sized, SIZES } from '../support/variants';
import suite from '../base.config';
import { each, screenAt, shoot } from './support/camera';
import { test } from './support/screenshotPlayers';

const PHONE = SIZES[0];
const { launchOptions } = suite.use!;

// A browser with a default font size of 200 %.
test.use({
  launchOptions: {
    ...launchOptions,
    args: [...launchOptions!.args!, '--blink-settings=defaultFontSize=32'],
  },
});

test('large font', async ({ open, cast }) => {
  const page = await open({ ...sized(PHONE), reducedMotion: 'reduce', player: cast.regular });
  await each(
    screens.filter(({ guestsOnly }) => !guestsOnly),
    async ({ name, path }) => {
      await page.goto(path);
      await settled(page);
      await shoot(page, { screen: screenAt(name, path), ...PHONE, scheme: 'light', state: 'large' });
    },
  );
});
