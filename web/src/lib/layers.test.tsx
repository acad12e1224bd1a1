import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { unstable_HistoryRouter as HistoryRouter, Link, useLocation, useNavigate } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAppHistory, isBelow } from './layers';
import { useLayer } from './useLayer';

const seen = vi.fn();

function Layer({ name, onBack, children }: { name: string; onBack: () => void; children?: React.ReactNode }) {
  useLayer(onBack);
  return (
    <div>
      <p>{name}</p>
      {children}
    </div>
  );
}

/** A page that opens two layers, one of which the user can refuse to leave. */
function Page() {
  const location = useLocation();
  seen(location);
  const navigate = useNavigate();
  const [open, setOpen] = useState<readonly string[]>([]);
  const [kept, setKept] = useState(false);
  const close = (name: string) => setOpen((names) => names.filter((one) => one !== name));
  return (
    <>
      <p data-testid="path">{location.pathname + location.search}</p>
      <button onClick={() => setOpen(['表'])}>开一层</button>
      <button onClick={() => setOpen(['表', '框'])}>开两层</button>
      <button onClick={() => setOpen(['框'])}>换一层</button>
      <button onClick={() => setOpen([])}>全关</button>
      <button onClick={() => setKept(!kept)}>留住</button>
      <button
        onClick={() => {
          setOpen([]);
          void navigate('/next');
        }}
      >
        关了再走
      </button>
      <button onClick={() => void navigate('/moved', { replace: true })}>换地址</button>
      <button onClick={() => void navigate(-1)}>返回</button>
      <Link to="/next">直接走</Link>
      {open.map((name) => (
        <Layer key={name} name={name} onBack={() => !kept && close(name)} />
      ))}
    </>
  );
}

const press = (name: string) => act(async () => void fireEvent.click(screen.getByText(name)));
const height = () => (window.history.state as { layer?: number }).layer ?? 0;
const expectHeight = (value: number) => waitFor(() => expect(height()).toBe(value));
const expectPath = (path: string) =>
  waitFor(() => {
    expect(screen.getByTestId('path')).toHaveTextContent(path);
    expect(window.location.pathname).toBe(path);
  });
const expectOpen = (...names: string[]) =>
  waitFor(() => expect(['表', '框'].filter((name) => screen.queryByText(name))).toEqual(names));
/** Goes by the browser. Waits for the event, because jsdom changes the state earlier. Layers keep the event from later listeners. */
const go = (by: number) =>
  act(
    () =>
      new Promise<void>((done) => {
        window.addEventListener('popstate', () => done(), { once: true, capture: true });
        window.history.go(by);
      }),
  );
const back = () => go(-1);

// Each test has entries of its own: a layer that the end of a test closes removes its entry later, which must not be one of the next test.
let idx = 0;

beforeEach(async () => {
  window.history.pushState({ idx: (idx += 10) }, '', '/before');
  const history = createAppHistory();
  render(
    <StrictMode>
      <HistoryRouter history={history}>
        <Page />
      </HistoryRouter>
    </StrictMode>,
  );
  await act(async () => history.push('/page'));
  await expectPath('/page');
});

afterEach(() => {
  vi.useRealTimers();
});

it('"back" closes the top layer only, and the router does not notice', async () => {
  await press('开两层');
  await expectHeight(2);
  seen.mockClear();
  await back();
  await expectOpen('表');
  await back();
  await expectOpen();
  await expectPath('/page');
  expect(new Set(seen.mock.calls.map(([location]) => location)).size).toBe(1);
  await back();
  await expectPath('/before');
});

it('a layer that closes by itself removes its entry, and two layers both', async () => {
  await press('开两层');
  await expectHeight(2);
  await press('全关');
  await expectHeight(0);
  await back();
  await expectPath('/before');
});

it('a layer that opens while another one closes takes its entry', async () => {
  await press('开一层');
  await expectHeight(1);
  const { length } = window.history;
  await press('换一层');
  await expectOpen('框');
  expect([height(), window.history.length]).toEqual([1, length]);
  await back();
  await expectOpen();
  await back();
  await expectPath('/before');
});

it('"back" passes the entry of a layer that has just closed', async () => {
  await press('开一层');
  await expectHeight(1);
  await press('全关');
  expect(height()).toBe(1);
  await back();
  await expectPath('/before');
});

it('a layer that refuses to close gets its entry again', async () => {
  await press('开一层');
  await press('留住');
  await expectHeight(1);
  await back();
  await expectHeight(1);
  await expectOpen('表');
  await press('留住');
  await back();
  await expectOpen();
  await expectPath('/page');
});

it('a navigation that closes its layer takes the entry', async () => {
  await press('开一层');
  await expectHeight(1);
  await press('关了再走');
  await expectPath('/next');
  expect([height(), isBelow('/page')]).toEqual([0, true]);
  await back();
  await expectPath('/page');
  expect(height()).toBe(0);
  await back();
  await expectPath('/before');
});

it('a navigation from a layer that stays open keeps its entry', async () => {
  await press('开一层');
  await expectHeight(1);
  await press('直接走');
  await expectPath('/next');
  await back();
  await expectPath('/page');
  await expectHeight(1);
  await back();
  await expectOpen();
  await expectPath('/page');
});

it('an address that is replaced below a layer is the address of the page after the layer closes', async () => {
  await press('开一层');
  await expectHeight(1);
  await press('换地址');
  await expectPath('/moved');
  await press('全关');
  await expectHeight(0);
  await expectPath('/moved');
  await back();
  await expectPath('/before');
});

it('the back button of a page goes past the entries of its layers', async () => {
  await press('开两层');
  await expectHeight(2);
  await press('返回');
  await expectPath('/before');
});

it('"forward" to the entry of a closed layer does no harm, and one "back" leaves the page from there', async () => {
  await press('开一层');
  await expectHeight(1);
  await back();
  await expectOpen();
  await go(1);
  await expectHeight(1);
  await expectPath('/page');
  await expectOpen();
  await back();
  await expectPath('/before');
});

it('a navigation during a traversal happens after it', async () => {
  await press('开一层');
  await expectHeight(1);
  await press('返回');
  await press('直接走');
  await expectPath('/next');
  expect(isBelow('/before')).toBe(true);
});

it('the entry of a closed layer stays if the document is about to leave, because a traversal would cancel that', async () => {
  await press('开一层');
  await expectHeight(1);
  vi.useFakeTimers();
  const went = vi.spyOn(window.history, 'go');
  await press('全关');
  window.dispatchEvent(new Event('beforeunload'));
  vi.runAllTimers();
  expect(went).not.toHaveBeenCalled();
  expect(height()).toBe(1);
});

it('a layer opens without an entry if the browser ignores the change of the history', async () => {
  vi.spyOn(window.history, 'pushState').mockReturnValue(undefined);
  await press('开一层');
  await expectOpen('表');
  expect(height()).toBe(0);
});
