import { useToasts } from '@/components/ui/toast/toastStore';
import { aStatus, pushStatus } from '@test/account';
import { fakeNetwork, lateAnswer } from '@test/fakeNetwork';
import { renderScreen } from '@test/render';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GUEST, storeAccount, useAccount } from './accountStore';
import UserPage from './UserPage';

const GOODS = '/api/v1/goods/me';
const NO_GOODS = { data: { goods: [], freeRenameTime: null, version: 99 } };
const UPDATE = '/api/user/center/updateInfo';
const ME = '/api/user/center/me';
const known = { avatar: null, age: 0, sex: 0, needBind: 0, needRealName: 0, signature: '' };
const toasts = () => useToasts.getState().toasts.map(({ text }) => text);
const row = (name: RegExp) => screen.getByRole('button', { name });

beforeEach(() => {
  storeAccount({ ...GUEST, uid: 7, token: 't', loginName: 'sky_01', name: '小晴' });
  pushStatus(7, { version: 1, name: '小晴', ...known });
  useToasts.setState({ toasts: [] });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('a new nickname is saved, shown, and persisted', async () => {
  const { sent } = fakeNetwork({
    [UPDATE]: { data: aStatus({ version: 2, name: '小雨', ...known }) },
    [GOODS]: NO_GOODS,
  });
  renderScreen(<UserPage />, { at: '/user' });
  await userEvent.click(row(/^昵称/));
  expect(screen.getByTestId('where').textContent).toBe('/user?edit=name');
  await userEvent.clear(screen.getByRole('textbox'));
  await userEvent.type(screen.getByRole('textbox'), ' 小雨 {Enter}');
  await waitFor(() => expect(toasts()).toEqual(['已保存']));
  const saved = sent.find(({ url }) => url === UPDATE);
  expect(new URLSearchParams(saved?.body).get('name')).toBe('小雨');
  expect(row(/^昵称/)).toHaveTextContent('小雨');
  expect(useAccount.getState().name).toBe('小雨');
  await waitFor(() => expect(screen.getByTestId('where').textContent).toBe('/user'));
});

it('the portrait has the frame that the player wears', () => {
  pushStatus(7, { version: 2, name: '小晴', ...known, frame: '/media/leaf.webp' });
  renderScreen(<UserPage />, { at: '/user' });
  expect(screen.getByTestId('frame')).toHaveAttribute('src', '/media/leaf.webp');
});

it('opening and closing a sheet adds no second history entry of the page', async () => {
  renderScreen(<UserPage />, { at: '/user' });
  await userEvent.click(row(/^性别/));
  expect(screen.getByTestId('where').textContent).toBe('/user?edit=sex');
  await userEvent.click(screen.getByLabelText('关闭'));
  await waitFor(() => expect(screen.getByTestId('where').textContent).toBe('/user'));
  expect(screen.getByTestId('added')).toHaveTextContent('0');
});

it('an answer that arrives after the sheet was closed does not navigate', async () => {
  const late = lateAnswer();
  fakeNetwork({ [UPDATE]: late.answer, [GOODS]: NO_GOODS });
  renderScreen(
    <Routes>
      <Route path="/user" element={<UserPage />} />
      <Route path="*" element={<Link to="/user">个人中心</Link>} />
    </Routes>,
    { at: '/profile' },
  );
  await userEvent.click(screen.getByText('个人中心'));
  await userEvent.click(row(/^昵称/));
  await userEvent.type(screen.getByRole('textbox'), '雨{Enter}');
  await userEvent.click(screen.getByLabelText('关闭'));
  await waitFor(() => expect(screen.getByTestId('where').textContent).toBe('/user'));
  await act(async () => late.comes({ data: aStatus({ version: 2, name: '小晴雨', ...known }) }));
  await waitFor(() => expect(toasts()).toEqual(['已保存']));
  expect(screen.getByTestId('where').textContent).toBe('/user');
});

it('a sheet opened before the status arrives fills in its values but keeps the user’s choice', async () => {
  renderScreen(<UserPage />, { at: '/user?edit=sex' });
  const choice = (name: string) => screen.getByRole('radio', { name });
  expect(choice('保密')).toBeChecked();
  act(() => void pushStatus(7, { version: 1, name: '小晴', ...known, sex: 1 }));
  expect(choice('男')).toBeChecked();
  await userEvent.click(choice('女'));
  act(() => void pushStatus(7, { version: 2, sex: 0 }));
  expect(choice('女')).toBeChecked();
});

it('an answer older than a push triggers another request', async () => {
  const status = aStatus({ version: 9, name: '小雨', ...known });
  const { sent } = fakeNetwork({
    [UPDATE]: { data: { ...status, version: 2 } },
    [ME]: { data: status },
    [GOODS]: NO_GOODS,
  });
  renderScreen(<UserPage />, { at: '/user?edit=name' });
  pushStatus(7, { version: 9, coinNum: 60 });
  await userEvent.type(screen.getByRole('textbox'), '雨{Enter}');
  await waitFor(() => expect(useAccount.getState().name).toBe('小雨'));
  expect(sent.map(({ url }) => url).filter((url) => url !== GOODS)).toEqual([UPDATE, ME]);
});

it('the sheet for the nickname says what a change costs, and a refusal stays at the field', async () => {
  const data = { freeRenameTime: '2026-12-27T04:00:00.000Z', version: 1 };
  const one = { kind: 'rename', frame: null, name: null, picture: null, amount: 1, worn: false };
  fakeNetwork({ [GOODS]: { data: { ...data, goods: [one] } } });
  const { unmount } = renderScreen(<UserPage />, { at: '/user?edit=name' });
  expect(await screen.findByText('保存会用 1 张改名卡（还有 1 张）')).toBeVisible();
  unmount();
  fakeNetwork({
    [GOODS]: { data: { ...data, goods: [] } },
    [UPDATE]: { code: 2004, msg: 'x', data: { need: 'rename', have: 0, freeTime: data.freeRenameTime } },
  });
  renderScreen(<UserPage />, { at: '/user?edit=name' });
  expect(await screen.findByText(/起可以免费改名，或用一张改名卡/)).toBeVisible();
  await userEvent.type(screen.getByRole('textbox'), '雨{Enter}');
  await waitFor(() =>
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription(/还没到免费改名的时间，也没有改名卡了/),
  );
});

it('a nickname is not saved before the sheet says what the change costs', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { sent } = fakeNetwork({
    [GOODS]: [{ status: 503 }, NO_GOODS],
    [UPDATE]: { data: aStatus({ version: 2, name: '小晴雨', ...known }) },
  });
  const saved = () => sent.filter(({ url }) => url === UPDATE);
  renderScreen(<UserPage />, { at: '/user?edit=name' });
  const retry = await screen.findByText('有些内容没加载出来，点一下重试');
  expect(saved()).toEqual([]);
  await userEvent.click(retry);
  expect(await screen.findByText(/^这次改名免费/)).toBeVisible();
  await userEvent.type(screen.getByRole('textbox'), '雨{Enter}');
  await waitFor(() => expect(toasts()).toEqual(['已保存']));
  expect(saved()).toHaveLength(1);
});

it('a forbidden nickname is reported at the field', async () => {
  fakeNetwork({ [UPDATE]: { code: 3001, msg: '不行', data: { words: ['甲'] } } });
  renderScreen(<UserPage />, { at: '/user?edit=signature' });
  await userEvent.type(screen.getByRole('textbox'), '甲');
  await userEvent.click(screen.getByText('保存'));
  await waitFor(() =>
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('里面有不能用的词：甲'),
  );
});

it('the real name is requested only when it is missing', async () => {
  renderScreen(<UserPage />, { at: '/user?edit=realName' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByText('真实姓名')).toBeNull();
});

it('a given real name is shown and not requested again', async () => {
  pushStatus(7, { version: 2, needRealName: 1 });
  const { sent } = fakeNetwork({ [UPDATE]: { data: aStatus({ version: 3, ...known }) } });
  renderScreen(<UserPage />, { at: '/user' });
  await userEvent.click(row(/^真实姓名/));
  await userEvent.click(screen.getByText('保存'));
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('请填写姓名');
  await userEvent.type(screen.getByRole('textbox'), '欧阳小晴{Enter}');
  await waitFor(() => expect(screen.queryByText('真实姓名')).toBeNull());
  expect(new URLSearchParams(sent[0]?.body).get('realName')).toBe('欧阳小晴');
});

it('a player without a login name sees no login name row, and sets a first password', () => {
  storeAccount({ ...GUEST, uid: 7, token: 't', name: '玩家AB12', accountType: 1 });
  pushStatus(7, { version: 2, hasPassword: false, phone: '138****5678' });
  renderScreen(<UserPage />, { at: '/user' });
  expect(screen.queryByText('账号')).toBeNull();
  expect(screen.getByRole('link', { name: /登录密码/ })).toHaveTextContent('去设置');
  expect(screen.getByRole('link', { name: /手机号/ })).toHaveTextContent('138****5678');
});
