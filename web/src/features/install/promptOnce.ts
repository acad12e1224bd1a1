import { persisted } from '@/data/persisted';
import { installPrompt } from '@/lib/installPrompt';
import { paths } from '@/paths';
import { appConfig } from '@/config';

const DONE = 'done';

/** The day of the first visit, then `done`. Version 0 was the text itself. */
const hint = persisted('install-hint', {
  initial: { day: null as string | null },
  validate: ({ day }) => (typeof day === 'string' ? { day } : {}),
  migrate: (day) => ({ day }),
});

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
  const { day } = hint.fresh();
  if (day === null) return hint.setState({ day: today });
  const offer = installPrompt();
  if (day === DONE || day === today || !offer) return;
  if (!QUIET_ROUTES.includes(window.location.pathname.slice(appConfig.prefix.length))) return;
  hint.setState({ day: DONE });
  import('./showHint')
    .then(({ showHint }) => showHint(() => void offer.prompt()))
    .catch((error: unknown) => console.warn('the install hint could not be loaded', error));
}
