import type { Page } from '@playwright/test';

/** Waits until the service worker controls the page. From then on the app works without a network. */
export async function ready(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    // The app registers the worker after its start.
    await serviceWorker.ready;
    if (!serviceWorker.controller)
      await new Promise((done) => serviceWorker.addEventListener('controllerchange', done, { once: true }));
  });
}
