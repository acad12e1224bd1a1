/** Does the work of one challenge off the main thread, so that the page stays responsive. */
import { findNumber, type Work } from './findNumber';

self.addEventListener('message', ({ data }: MessageEvent<Work>) => {
  self.postMessage(findNumber(data));
});
