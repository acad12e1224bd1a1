import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Question } from './question';

/** A worker that has, or has not, the script that this page began with. */
const aWorker = (holds: boolean) => {
  const asked: string[] = [];
  const postMessage = (question: Question, ports?: readonly MessagePort[]) => {
    asked.push(question.type);
    ports?.[0]?.postMessage(holds);
  };
  return { asked, worker: Object.assign(new EventTarget(), { postMessage, state: 'installed' }) };
};

function browserWith(waiting: EventTarget | null) {
  const registration = Object.assign(new EventTarget(), { waiting, installing: null, active: {} });
  const register = vi.fn(async () => registration);
  const container = Object.assign(new EventTarget(), { controller: null, register });
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  return registration;
}

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('PROD', true);
});

afterEach(() => {
  vi.unstubAllEnvs();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  document.body.replaceChildren();
});

async function follow() {
  const { followUpdates } = await import('./followUpdates');
  await followUpdates();
}

it('a newer app is offered, and let in when its reader says so', async () => {
  const { worker, asked } = aWorker(false);
  browserWith(worker);
  await follow();
  const pill = await screen.findByRole('button', { name: '有新版本，点此更新' });
  expect(asked).toEqual(['holds']);
  fireEvent.click(pill);
  expect(asked).toEqual(['holds', 'takeOver']);
});

it('one that comes while the page is open is offered, too', async () => {
  const registration = browserWith(null);
  await follow();
  const { worker } = aWorker(false);
  Object.assign(registration, { installing: worker });
  registration.dispatchEvent(new Event('updatefound'));
  worker.dispatchEvent(new Event('statechange'));
  expect(await screen.findByRole('button', { name: '有新版本，点此更新' })).toBeInTheDocument();
});

it('nobody is asked where the page is of the new build already', async () => {
  const { worker, asked } = aWorker(true);
  browserWith(worker);
  await follow();
  await vi.waitFor(() => expect(asked).toEqual(['holds', 'takeOver']));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('a page is of the build of its first script, as the server sends it', async () => {
  const script = document.createElement('script');
  script.src = '/assets/first-abc.js';
  document.head.append(script);
  const { entryScript } = await import('./worker');
  expect(entryScript()).toMatch(/\/assets\/first-abc\.js$/);
  script.remove();
});
