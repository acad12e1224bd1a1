import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '@test/eventually';
import type { WorkerRequest } from './workerRequest';

/** A fake service worker. `holds`: its build contains this page's entry script. */
const aWorker = (holds: boolean) => {
  const requests: string[] = [];
  const postMessage = (question: WorkerRequest, ports?: readonly MessagePort[]) => {
    requests.push(question.type);
    ports?.[0]?.postMessage(holds);
  };
  return { requests, worker: Object.assign(new EventTarget(), { postMessage, state: 'installed' }) };
};

function browserWith(waiting: EventTarget | null) {
  const registration = Object.assign(new EventTarget(), { waiting, installing: null, active: {} });
  const register = vi.fn(async () => registration);
  const container = Object.assign(new EventTarget(), { controller: null, register });
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  return registration;
}

const { reload } = vi.hoisted(() => ({ reload: vi.fn() }));
vi.mock('@/lib/reload', () => ({ reload }));

beforeEach(() => {
  reload.mockClear();
  vi.resetModules();
  vi.doMock('./showUpdate', async (importOriginal) => {
    const { showUpdate } = await importOriginal<typeof import('./showUpdate')>();
    return { showUpdate: vi.fn(showUpdate) };
  });
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

it('a new version is offered and takes over after a tap', async () => {
  const { worker, requests } = aWorker(false);
  browserWith(worker);
  await follow();
  const pill = await screen.findByRole('button', { name: '有新版本，点此更新' });
  expect(requests).toEqual(['holds']);
  fireEvent.click(pill);
  expect(requests).toEqual(['holds', 'takeOver']);
});

it('a new version that is installed while the page is open is offered, too', async () => {
  const registration = browserWith(null);
  await follow();
  const { worker } = aWorker(false);
  Object.assign(registration, { installing: worker });
  registration.dispatchEvent(new Event('updatefound'));
  worker.dispatchEvent(new Event('statechange'));
  expect(await screen.findByRole('button', { name: '有新版本，点此更新' })).toBeInTheDocument();
});

describe('an open offer', () => {
  const pill = () => screen.findByRole('button', { name: '有新版本，点此更新' });

  it('a tap only reloads if another page activated the new version already', async () => {
    const { worker, requests } = aWorker(false);
    const registration = browserWith(worker);
    await follow();
    await pill();
    Object.assign(registration, { waiting: null, active: worker });
    Object.assign(navigator.serviceWorker, { controller: worker });
    navigator.serviceWorker.dispatchEvent(new Event('controllerchange'));
    fireEvent.click(await pill());
    expect(reload).toHaveBeenCalledOnce();
    expect(requests).not.toContain('takeOver');
  });

  it('a tap activates the newer of two waiting versions', async () => {
    const first = aWorker(false);
    const second = aWorker(false);
    const registration = browserWith(first.worker);
    await follow();
    await pill();
    Object.assign(registration, { installing: second.worker });
    registration.dispatchEvent(new Event('updatefound'));
    Object.assign(registration, { waiting: second.worker });
    second.worker.dispatchEvent(new Event('statechange'));
    await eventually(() => expect(second.requests).toEqual(['holds']));
    // Wait for the second offer; otherwise it would appear in the next test.
    const { showUpdate } = await import('./showUpdate');
    await eventually(() => expect(showUpdate).toHaveBeenCalledTimes(2));
    fireEvent.click(await pill());
    expect(second.requests).toEqual(['holds', 'takeOver']);
    expect(first.requests).not.toContain('takeOver');
  });
});

it('a page that is already of the new build activates the worker without an offer', async () => {
  const { worker, requests } = aWorker(true);
  browserWith(worker);
  await follow();
  await eventually(() => expect(requests).toEqual(['holds', 'takeOver']));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('the entry script of a page identifies its build', async () => {
  const script = document.createElement('script');
  script.src = '/assets/first-abc.js';
  document.head.append(script);
  const { entryScript } = await import('./worker');
  expect(entryScript()).toMatch(/\/assets\/first-abc\.js$/);
  script.remove();
});
