import { screens } from '../support/screens';
import { settled } from '../support/pictures';
import { SCHEMES, sized, SIZES } from '../support/variants';
import { each, screenAt, shoot, shootWhole } from './support/camera';
import { test } from './support/screenshotPlayers';

/** A visitor, a new player, and a player with full lists. */
const ROLES = ['visitor', 'empty', 'full'] as const;

for (const size of SIZES)
  for (const scheme of SCHEMES)
    for (const role of ROLES)
      test(`${size.width} ${scheme} ${role}`, async ({ open, cast }) => {
        const player = role === 'visitor' ? undefined : role === 'full' ? cast.regular : cast.newcomer;
        const page = await open({ ...sized(size), colorScheme: scheme, reducedMotion: 'reduce', player });
        // A visitor sees the login in place of a player's screen.
        const seen = screens.filter((it) => (player ? !it.guestsOnly : !it.withAuth));
        await each(seen, async ({ name, path }) => {
          const shot = { screen: screenAt(name, path), ...size, scheme, state: role };
          await page.goto(path);
          await settled(page);
          await shoot(page, shot);
          if (size.width === 375) await shootWhole(page, shot);
        });
      });
