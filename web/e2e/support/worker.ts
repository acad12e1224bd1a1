import type { Page } from '@playwright/test';

/** The worker has the app; from now on the network may go. */
export async function ready(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    // It is registered once the start is over.
    await serviceWorker.ready;
    if (!serviceWorker.controller)
      await new Promise((done) => serviceWorker.addEventListener('controllerchange', done, { once: true }));
  });
}
