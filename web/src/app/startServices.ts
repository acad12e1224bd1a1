import { installHooks } from '@/api/http';
import { installOutbox } from '@/data/outbox/environment';
import { refreshStatus, useAccount } from '@/features/account';
import { loadAnnouncement } from '@/features/announcement';
import { deviceId, deviceQuery, initDevice, readCodes } from '@/features/device';
import { tagsQuery } from '@/features/square';
import { appConfig } from '@/config';
import { setRouteName } from '@/lib/errorReporter';
import { httpHooks } from './httpHooks';
import { queryClient } from './queryClient';
import { routeAt } from './routes';
import { retryImport } from './retryImport';

/** Background work starts after this delay, when the app has started. */
const DEFERRED_STARTUP_MS = 5_000;

/**
 * Runs once, before the first render: the device, the codes, then the account, the tags and the announcement. The codes are read before
 * the first call, which already sends the channel. The tags wait for `seeded`, because the page may contain them.
 */
export function startServices(seeded: Promise<unknown>): void {
  installHooks(httpHooks);
  setRouteName(() => routeAt(window.location.pathname.slice(appConfig.prefix.length))?.path ?? '/*');
  readCodes(window.location.search);
  const initialised = initDevice(queryClient, deviceId());
  useAccount.subscribe(({ uid }, before) => {
    if (uid !== before.uid) switchPlayer(before.uid, uid);
  });
  installOutbox({
    client: queryClient,
    uid: () => useAccount.getState().uid,
    onPlayerChange: (changed) =>
      useAccount.subscribe(({ uid }, before) => {
        if (uid !== before.uid) changed();
      }),
  });
  const { uid } = useAccount.getState();
  if (uid) loadPlayer(uid);
  void seeded.then(loadTags);
  setTimeout(startDeferred, DEFERRED_STARTUP_MS);
  void initialised.then(({ code }) => {
    if (code) console.warn(`device initialisation failed with code ${code}`);
    return loadAnnouncement(useAccount.getState().uid);
  });
}

/**
 * Runs on sign-in, sign-out and change of the player, here or in another tab. Drops all data of the previous player: personal queries have
 * the uid in their key. Other queries may depend on the player (owned games) and are refetched.
 */
function switchPlayer(before: number, uid: number): void {
  if (before) queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey.includes(before) });
  void queryClient.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== deviceQuery.queryKey[0] });
  if (uid) loadPlayer(uid);
  loadTags();
}

function loadPlayer(uid: number): void {
  refreshStatus(queryClient, uid).catch((error: unknown) =>
    console.warn('the status could not be read', error),
  );
  // Visitors need no messages, so the first load does not contain them.
  void retryImport(() => import('@/features/message')).then((message) => {
    if (message) void queryClient.prefetchInfiniteQuery(message.messagesQuery(uid));
  });
}

function loadTags(): void {
  void queryClient.prefetchQuery(tagsQuery);
}

function startDeferred(): void {
  void retryImport(() => import('./deferredStartup')).then((deferred) => deferred?.runDeferredStartup());
}
