import { register, type Player } from '../../support/players';
import { command } from '../../support/portal';
import { test as base } from '../../support/test';
import { createRegularPlayer } from './createRegularPlayer';

/** The players of the pictures: a new one with coins, and one who used every feature. */
export interface ScreenshotPlayers {
  newcomer: Player;
  regular: Player;
}

/** Runs once for all pictures, because the history of the regular player takes long to create. */
export default async function createScreenshotPlayers(): Promise<void> {
  const url = process.env.E2E_URL!;
  const home = process.env.E2E_HOME!;
  const newcomer = await register(url);
  await command(home, 'coin', 'grant', '--to', newcomer.loginName, '--amount', '2680');
  const cast: ScreenshotPlayers = { newcomer, regular: await createRegularPlayer(url, home) };
  process.env.E2E_CAST = JSON.stringify(cast);
}

export const test = base.extend<{ cast: ScreenshotPlayers }>({
  cast: async ({}, give) => give(JSON.parse(process.env.E2E_CAST!) as ScreenshotPlayers),
});
