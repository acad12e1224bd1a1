import { installPrompt } from '@/lib/installPrompt';
import { readText, writeText } from '@/lib/storage';
import { paths } from '@/paths';
import { appConfig } from '@/config';

/** For the device: the day of its first visit, then `done`. */
const STORE = 'install-hint';
const DONE = 'done';

/** Where a hint is in nobody's way. */
const QUIET_ROUTES: readonly string[] = [
  paths.home,
  paths.games(),
  paths.square,
  paths.animate,
  paths.profile,
];

/** Says once that the app can be installed: not on a visitor's first day, not where somebody reads or pays, and never again. */
export function promptOnce(): void {
  const today = new Date().toDateString();
  const known = readText(STORE);
  if (known === null) return writeText(STORE, today);
  const offer = installPrompt();
  if (known === DONE || known === today || !offer) return;
  if (!QUIET_ROUTES.includes(window.location.pathname.slice(appConfig.prefix.length))) return;
  writeText(STORE, DONE);
  import('./showHint')
    .then(({ showHint }) => showHint(() => void offer.prompt()))
    .catch((error: unknown) => console.warn('no hint was shown', error));
}
