import { installPrompt } from '@/lib/installPrompt';
import { readText, writeText } from '@/lib/storage';
import { paths } from '@/paths';
import { appConfig } from '@/config';

/** Device-wide: the day of the first visit, then `done`. */
const STORE = 'install-hint';
const DONE = 'done';

/** The routes on which a hint does not interrupt the user. */
const QUIET_ROUTES: readonly string[] = [
  paths.home,
  paths.games(),
  paths.square,
  paths.animate,
  paths.profile,
];

/** Hints once that the app can be installed: not on the first day, and not while the user reads or pays. */
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
    .catch((error: unknown) => console.warn('the install hint could not be loaded', error));
}
