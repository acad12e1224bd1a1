import { test as base } from '../../support/test';
import { command } from '../../support/portal';
import { register, type Player } from '../../support/players';
import { liveIn } from './liveIn';

/** Who is looking: somebody who has just come, with coins for one thing or another, or one who has been around for a while. */
export interface Cast {
  newcomer: Player;
  regular: Player;
}

/** One of each for a worker: what a regular has lived through takes a while to tell. */
export const test = base.extend<object, { cast: Cast }>({
  cast: [
    async ({}, give) => {
      const url = process.env.E2E_URL!;
      const home = process.env.E2E_HOME!;
      const newcomer = await register(url);
      await command(home, 'coin', 'grant', '--to', newcomer.loginName, '--amount', '2680');
      await give({ newcomer, regular: await liveIn(url, home) });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});
