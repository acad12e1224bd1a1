import { appConfig } from '@/config';
import { reload } from '@/lib/reload';
import { entryScript, holds, takeOver } from './worker';

/** Looked for this seldom, and only when the page is looked at again. */
const CHECK_MS = 60 * 60_000;

/** Puts the worker in place, and tells the reader when there is a newer app than this page. */
export async function followUpdates(): Promise<void> {
  const { serviceWorker } = navigator;
  // Built apart: there is none in development.
  if (!import.meta.env.PROD || !serviceWorker) return;
  // Before the first worker takes over, every worker that does is news.
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
  // A browser that takes no worker says so in its own ways.
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

/** Where this page is of the new build already, nobody need be asked; else its reader says when. */
async function receive(registration: ServiceWorkerRegistration, worker: ServiceWorker): Promise<void> {
  if (await holds(worker, entryScript())) takeOver(worker);
  else await offer(registration);
}

/** Another page let the new worker in: this one's files are going. */
async function offerReload(registration: ServiceWorkerRegistration): Promise<void> {
  const { controller } = navigator.serviceWorker;
  if (controller && (await holds(controller, entryScript()))) return;
  await offer(registration);
}

async function offer(registration: ServiceWorkerRegistration): Promise<void> {
  const { showUpdate } = await import('./showUpdate');
  showUpdate(() => {
    // The one that was offered may be in by now, let in by another page, or a still newer one waits in its place.
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
