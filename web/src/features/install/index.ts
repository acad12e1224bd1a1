import { promptOnce } from './promptOnce';
import { addSplash } from './splash';

/** The app among the device's own: one hint that it can be there, and its picture while it opens. */
export function startInstall(): void {
  promptOnce();
  addSplash().catch((error: unknown) => console.warn('no splash was drawn', error));
}
