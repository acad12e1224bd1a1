import { appConfig } from '@/config';
import { reload } from '@/lib/reload';
import { entryScript, holds, takeOver } from './worker';

/** Minimum time between two update checks; a check runs when the page becomes visible. */
const CHECK_MS = 60 * 60_000;

/** Registers the service worker and offers a reload when a newer version than this page is ready. */
export async function followUpdates(): Promise<void> {
  const { serviceWorker } = navigator;
  // Development builds have no service worker.
  if (!import.meta.env.PROD || !serviceWorker) return;
  // The first worker that takes control is no update; every later one is.
  let controlled = Boolean(serviceWorker.controller);
  const registering = serviceWorker.register(`${appConfig.prefix}/sw.js`, {
    scope: `${appConfig.prefix}/`,
    updateViaCache: 'none',
  });
  serviceWorker.addEventListener('controllerchange', () => {
    if (controlled) void registering.then(offerReload);
    controlled = true;
  });
  const registration = await registering;
  // Browsers that block service workers may resolve without a registration.
  if (!registration) return;
  if (registration.waiting) void receive(registration, registration.waiting);
  registration.addEventListener('updatefound', () => awaitInstalled(registration));
  if (registration.installing) awaitInstalled(registration);
  checkNowAndThen(registration);
}

function awaitInstalled(registration: ServiceWorkerRegistration): void {
  const worker = registration.installing;
  worker?.addEventListener('statechange', () => {
    if (worker.state === 'installed' && registration.active) void receive(registration, worker);
  });
}

/** Activates the worker at once if this page is of its build already; otherwise offers the update. */
async function receive(registration: ServiceWorkerRegistration, worker: ServiceWorker): Promise<void> {
  if (await holds(worker, entryScript())) takeOver(worker);
  else await offer(registration);
}

/** Another page activated the new worker, so this page's files will be deleted. */
async function offerReload(registration: ServiceWorkerRegistration): Promise<void> {
  const { controller } = navigator.serviceWorker;
  if (controller && (await holds(controller, entryScript()))) return;
  await offer(registration);
}

async function offer(registration: ServiceWorkerRegistration): Promise<void> {
  const { showUpdate } = await import('./showUpdate');
  showUpdate(() => {
    // Another page may have activated the offered worker by now, or a newer one may be waiting instead.
    const { waiting } = registration;
    if (!waiting) return reload();
    navigator.serviceWorker.addEventListener('controllerchange', () => reload());
    takeOver(waiting);
  });
}

function checkNowAndThen(registration: ServiceWorkerRegistration): void {
  let checked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - checked < CHECK_MS) return;
    checked = Date.now();
    registration.update().catch((error: unknown) => console.warn('no newer app could be looked for', error));
  });
}
