import { installHooks } from '@/api/http';
import { followOtherTabs, refreshStatus, useAccount } from '@/features/account';
import { loadAnnouncement } from '@/features/announcement';
import { deviceId, initDevice, readCodes } from '@/features/device';
import { tagsQuery } from '@/features/square';
import { appConfig } from '@/config';
import { setRouteName } from '@/lib/errorReporter';
import { httpHooks } from './httpHooks';
import { queryClient } from './queryClient';
import { routeAt } from './routes';
import { retryImport } from './retryImport';

/** What goes on beside the app begins when the start is over. */
const DEFERRED_STARTUP_MS = 5_000;

/**
 * What happens once, before anything is shown: device, codes, then who is signed in, tags and the announcement. The codes are
 * read before the first call, because that call already names the channel. The tags may have come with the page, once that has `begun`.
 */
export function startServices(seeded: Promise<unknown>): void {
  installHooks(httpHooks);
  setRouteName(() => routeAt(window.location.pathname.slice(appConfig.prefix.length))?.path ?? '/*');
  readCodes(window.location.search);
  const initialised = initDevice(deviceId());
  followOtherTabs();
  useAccount.subscribe(({ uid }, before) => {
    if (uid !== before.uid) switchPlayer(before.uid, uid);
  });
  const { uid } = useAccount.getState();
  if (uid) loadPlayer(uid);
  void seeded.then(loadTags);
  setTimeout(startDeferred, DEFERRED_STARTUP_MS);
  void initialised.then(({ code }) => {
    if (code) console.warn(`device initialisation ended with ${code}`);
    return loadAnnouncement(useAccount.getState().uid);
  });
}

/**
 * Signed in, signed out, or another player, here or in another tab: nothing of the one before stays. What is personal has the
 * uid in its key; the rest may depend on its reader (owned games) and is asked for again.
 */
function switchPlayer(before: number, uid: number): void {
  if (before) queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey.includes(before) });
  void queryClient.resetQueries();
  if (uid) loadPlayer(uid);
  loadTags();
}

function loadPlayer(uid: number): void {
  refreshStatus(uid).catch((error: unknown) => console.warn('no status', error));
  // What visitors need none of is not for the first load.
  void retryImport(() => import('@/features/message')).then((message) => {
    if (message) void queryClient.prefetchInfiniteQuery(message.messagesQuery(uid));
  });
}

function loadTags(): void {
  void queryClient.prefetchQuery(tagsQuery);
}

function startDeferred(): void {
  void retryImport(() => import('./deferredStartup')).then((beside) => beside?.runDeferredStartup());
}
