import { appConfig } from '@/config';
import { useAccount } from '@/features/account';
import { englishLocale } from '@/lib/i18n';
import { seedQueries, type Answers } from './firstQueries';
import { queryClient } from './queryClient';
import { routeAt } from './routes';

/**
 * Waits for the code of the first screen, and begins the cache with the answers that came with the page: what the server painted stays
 * until the same can take its place.
 */
export async function seedQueryCache(): Promise<void> {
  const screen = await routeAt(window.location.pathname.slice(appConfig.prefix.length))?.preload();
  const answers = screen && answersOfPage();
  if (answers) await seedQueries(queryClient, screen, answers);
}

/** They are a visitor's, in Chinese, and of the moment in which the page was asked for. */
function answersOfPage(): Answers | null {
  const block = document.getElementById('first');
  block?.remove();
  if (!block || useAccount.getState().uid || englishLocale || isBackForward()) return null;
  return JSON.parse(block.textContent) as Answers;
}

/** Going back, a browser may show the page as it was, without asking the server. */
function isBackForward(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'back_forward';
}
