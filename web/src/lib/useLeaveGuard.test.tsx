import { renderScreen } from '@test/render';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { Route, Routes, useNavigate, type NavigateFunction } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { useLeaveGuard } from './useLeaveGuard';

let navigate: NavigateFunction;

function Work({ active }: { active: boolean }) {
  const { asking, stay, leave, leaveTo } = useLeaveGuard(active);
  return (
    <>
      <p>{asking ? '要走吗' : '在写'}</p>
      <button onClick={stay}>留下</button>
      <button onClick={leave}>离开</button>
      <button onClick={() => leaveTo('/done')}>完成</button>
    </>
  );
}

function App({ active }: { active: boolean }) {
  const go = useNavigate();
  useEffect(() => {
    navigate = go;
  }, [go]);
  return (
    <Routes>
      <Route path="/work" element={<Work active={active} />} />
      <Route path="*" element={<p>别处</p>} />
    </Routes>
  );
}

const where = () => screen.getByTestId('where').textContent;
const press = (name: string) => userEvent.click(screen.getByText(name));
const back = () => act(async () => navigate(-1));
/** Opens a page, then the page with the work. */
async function begin(active: boolean) {
  renderScreen(<App active={active} />, { at: '/before' });
  await act(async () => navigate('/work?a=1'));
}

beforeEach(() => {
  // As in a browser: this page has a previous entry.
  window.history.replaceState({ idx: 2 }, '');
});

it('without unsaved work, back leaves at once', async () => {
  await begin(false);
  await back();
  expect(where()).toBe('/before');
});

it('back asks first, and asks again after the player stayed', async () => {
  await begin(true);
  await back();
  expect(screen.getByText('要走吗')).toBeVisible();
  expect(where()).toBe('/work?a=1');
  await press('留下');
  expect(screen.getByText('在写')).toBeVisible();
  await back();
  expect(screen.getByText('要走吗')).toBeVisible();
});

it('a confirmed leave goes back past both entries', async () => {
  await begin(true);
  await back();
  await press('离开');
  expect(where()).toBe('/before');
});

it('finished work navigates on, and leaves no entry behind', async () => {
  await begin(true);
  await press('完成');
  await waitFor(() => expect(where()).toBe('/done'));
  await back();
  expect(where()).toBe('/before');
});
