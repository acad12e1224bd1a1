import { promptOnce } from './promptOnce';
import { addSplash } from './splash';

/** Starts the one-time hint to install the app, and prepares the splash picture for iOS. */
export function startInstall(): void {
  promptOnce();
  addSplash().catch((error: unknown) => console.warn('the splash could not be drawn', error));
}
