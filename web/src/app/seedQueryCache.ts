import { appConfig } from '@/config';
import { useAccount } from '@/features/account';
import { locale } from '@/lib/i18n';
import { navigationType } from '@/lib/navigationType';
import { seedQueries, type Answers } from './firstQueries';
import { queryClient } from './queryClient';
import { routeAt } from './routes';

/** Without a prerendered screen, the page shows its bar and a skeleton after this time. */
const SKELETON_AFTER_MS = 300;

/**
 * Loads the code of the first screen, then seeds the cache with the answers in the page. The prerendered screen stays visible until the
 * app can replace it with the same content.
 */
export async function seedQueryCache(): Promise<void> {
  const code = routeAt(window.location.pathname.slice(appConfig.prefix.length))?.preload();
  const screen = await (showsPrerenderedScreen() ? code : Promise.race([code, skeletonTime()]));
  const answers = screen && answersOfPage();
  if (answers) await seedQueries(queryClient, screen, answers);
}

/** It is hidden from signed-in players and from readers of English (scripts/bootstrap.js). */
const showsPrerenderedScreen = () =>
  document.querySelector('[data-painted]') !== null && document.documentElement.dataset.own === undefined;

const skeletonTime = () =>
  new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), SKELETON_AFTER_MS));

/**
 * The answers in the page are for a visitor, in Chinese, and as old as the request for the page. After a back navigation, the browser may
 * show the old page without a request to the server.
 */
function answersOfPage(): Answers | null {
  const block = document.getElementById('first');
  block?.remove();
  if (!block || useAccount.getState().uid || locale || navigationType() === 'back_forward') return null;
  return JSON.parse(block.textContent) as Answers;
}
