import { useAccount } from '@/features/account';
import { useToasts } from '@/components/ui/toast/toastStore';
import * as copying from '@/lib/copy';
import { syncServerClock } from '@/lib/serverClock';
import { pushStatus } from '@test/account';
import { fakeNetwork } from '@test/fakeNetwork';
import { pageOf } from '@test/orders';
import { renderScreen } from '@test/render';
import { join, push } from '@test/fakeTopic';
import { aGift } from '@test/welfare';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import GiftsPage from './GiftsPage';

const UID = 7;
const LIST = '/api/v1/gift/list';
const MINE = '/api/v1/gift/me';
const CLAIM = '/api/v1/gift/5/claim';
const GOODS = '/api/v1/goods/me';
const CODE = '2THW-DJAA-H1EK-9FA5';
const toasts = () => useToasts.getState().toasts.map(({ text }) => text);
const pack = async (name = '启程礼包') =>
  (await screen.findByRole('heading', { name: new RegExp(`^${name}`) })).closest('article')!;
const take = async () => userEvent.click(within(await pack()).getByRole('button', { name: /领取$/ }));

beforeEach(() => {
  useAccount.setState({ ...useAccount.getInitialState(), uid: UID, token: 't' }, true);
  useToasts.setState({ toasts: [] });
  act(() => pushStatus(UID, { version: 1, levelType: 0 }));
});

it('running, coming and ended packs have separate headings', async () => {
  const records = [
    aGift(),
    aGift({ id: 6, name: '空了', left: 0 }),
    aGift({ id: 7, name: '未来', beginTime: '2097-12-31T12:00:00.000Z' }),
    aGift({ id: 8, name: '过去', endTime: '2026-01-01T00:00:00.000Z' }),
  ];
  fakeNetwork({ [LIST]: { data: pageOf(records) } });
  renderScreen(<GiftsPage />);
  for (const name of ['正在发放', '即将开始', '往期礼包'])
    expect(await screen.findByRole('heading', { name })).toBeVisible();
  expect(await pack('空了')).toHaveTextContent('领完啦');
  expect(await pack('未来')).toHaveTextContent('未开始');
  expect(await pack('过去')).toHaveTextContent('已结束');
  expect(screen.getAllByRole('button', { name: '领取' })).toHaveLength(1);
});

it('the server’s clock decides if the local clock is wrong', async () => {
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000);
  const records = [
    aGift({ name: '早开始了', beginTime: at(30).toISOString() }),
    aGift({ id: 6, name: '早结束了', endTime: at(45).toISOString() }),
  ];
  const headers = { date: at(60).toUTCString() };
  fakeNetwork({ [LIST]: { data: pageOf(records), headers } });
  renderScreen(<GiftsPage />);
  expect(await within(await pack('早开始了')).findByRole('button', { name: '领取' })).toBeVisible();
  expect(await pack('早结束了')).toHaveTextContent('已结束');
  act(() => syncServerClock(new Date().toUTCString()));
  expect(await pack('早开始了')).toHaveTextContent('未开始');
});

it('a pack that begins while the page is open becomes claimable, and the list is refetched', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const HOUR_MS = 3_600_000;
  const soon = aGift({ name: '后天开', beginTime: new Date(Date.now() + 30 * HOUR_MS).toISOString() });
  const { sent } = fakeNetwork({ [LIST]: { data: pageOf([soon]) } });
  renderScreen(<GiftsPage />);
  expect(await pack('后天开')).toHaveTextContent('未开始');
  // The clock ticks once a minute until the time is near, so the test skips the day between.
  vi.setSystemTime(Date.now() + 30 * HOUR_MS - 65_000);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  const before = sent.length;
  await act(() => vi.advanceTimersByTimeAsync(7_000));
  expect(within(await pack('后天开')).getByRole('button', { name: '领取' })).toBeVisible();
  await waitFor(() => expect(sent.length).toBeGreaterThan(before));
  vi.useRealTimers();
});

it('a claimed code is shown, copied, and stays visible', async () => {
  const copy = vi.spyOn(copying, 'copyText').mockResolvedValue(true);
  const { sent } = fakeNetwork({
    [LIST]: { data: pageOf([aGift()]) },
    [CLAIM]: { data: { code: CODE, left: 1_999 } },
  });
  renderScreen(<GiftsPage />);
  await take();
  const dialog = await screen.findByRole('dialog', { name: '领取成功' });
  expect(dialog).toHaveTextContent(CODE);
  await userEvent.click(within(dialog).getByRole('button', { name: '复制兑换码' }));
  expect(copy).toHaveBeenCalledExactlyOnceWith(CODE);
  await waitFor(() => expect(toasts()).toEqual(['复制成功']));
  expect(sent.find(({ url }) => url === CLAIM)?.headers['Idempotency-Key']).toMatch(/^[0-9a-f-]{36}$/);
  await userEvent.click(within(dialog).getByRole('button', { name: '关闭' }));
  await userEvent.click(within(await pack()).getByRole('button', { name: '看码' }));
  expect(await screen.findByRole('dialog', { name: '我的兑换码' })).toHaveTextContent(CODE);
});

it('the stock counts down live', async () => {
  fakeNetwork({ [LIST]: { data: pageOf([aGift({ left: 3 })]) } });
  renderScreen(<GiftsPage />);
  const shown = await pack();
  await push('gifts', { type: 'gift', giftId: 5, left: 1 });
  await waitFor(() => expect(within(shown).getByTestId('gift-left')).toHaveTextContent('1'));
  await push('gifts', { type: 'gift', giftId: 5, left: 0 });
  expect(await within(shown).findByText('领完啦')).toBeVisible();
});

it('a reconnect refetches the list', async () => {
  const { sent } = fakeNetwork({
    [LIST]: [{ data: pageOf([aGift()]) }, { data: pageOf([aGift({ left: 12 })]) }],
  });
  renderScreen(<GiftsPage />);
  const shown = await pack();
  await join('gifts');
  await waitFor(() => expect(within(shown).getByTestId('gift-left')).toHaveTextContent('12'));
  expect(sent).toHaveLength(2);
});

it('a pack for members leads other players to the membership without a claim request', async () => {
  const { sent } = fakeNetwork({ [LIST]: { data: pageOf([aGift({ vipOnly: true })]) } });
  renderScreen(<GiftsPage />);
  await take();
  const dialog = await screen.findByRole('dialog', { name: '会员专属礼包' });
  expect(within(dialog).getByRole('link', { name: '去开通会员' })).toHaveAttribute('href', '/profile?pop=1');
  expect(sent).toHaveLength(1);
});

it.each([
  [{ code: 2002, msg: 'x', data: { reason: 'stock' } }, '手慢了一步，刚刚领完'],
  [{ code: 2002, msg: 'x', data: { reason: 'gone' } }, '这个礼包已经结束啦'],
  [{ code: 2004, msg: 'x', data: { need: 'begin', have: 0 } }, '还没开始，到点再来领'],
])('a refusal shows the text for its reason: %j', async (answer, words) => {
  fakeNetwork({ [LIST]: { data: pageOf([aGift()]) }, [CLAIM]: answer });
  renderScreen(<GiftsPage />);
  await take();
  await waitFor(() => expect(toasts()).toEqual([words]));
});

it('the conditions and caps of a pack stand on it before the tap', async () => {
  const limits = { minAccountDays: 7, needsPhone: true, perDevice: 1, perNetwork: 50 };
  fakeNetwork({ [LIST]: { data: pageOf([aGift(limits), aGift({ id: 6, name: '人人有份' })]) } });
  renderScreen(<GiftsPage />);
  expect(within(await pack()).getByTestId('gift-limits')).toHaveTextContent(
    '注册满 7 天 · 需绑定手机 · 每台设备限 1 份 · 同一网络限 50 份',
  );
  expect(within(await pack('人人有份')).queryByTestId('gift-limits')).toBeNull();
});

it.each([
  [{ need: 'accountDays', have: 2, atLeast: 7 }, '注册满 7 天才能领'],
  [{ need: 'device', have: 0 }, '这台设备领过的份数已到上限'],
  [{ need: 'network', have: 0 }, '当前网络领过的份数已到上限'],
])('an unmet condition is explained: %j', async (data, words) => {
  const answer = { code: 2004, msg: 'x', data };
  fakeNetwork({ [LIST]: { data: pageOf([aGift({ minAccountDays: 7 })]) }, [CLAIM]: answer });
  renderScreen(<GiftsPage />);
  await take();
  await waitFor(() => expect(toasts()).toEqual([words]));
});

it('a pack for accounts with a phone leads to the binding', async () => {
  const answer = { code: 2004, msg: 'x', data: { need: 'phone', have: 0 } };
  fakeNetwork({ [LIST]: { data: pageOf([aGift({ needsPhone: true })]) }, [CLAIM]: answer });
  renderScreen(<GiftsPage />);
  await take();
  const dialog = await screen.findByRole('dialog', { name: '先绑定手机' });
  expect(within(dialog).getByRole('link', { name: '去绑定' })).toHaveAttribute('href', '/bind');
});

it('a pack claimed on another device still shows its code', async () => {
  fakeNetwork({
    [LIST]: { data: pageOf([aGift()]) },
    [CLAIM]: { code: 2003, msg: 'x', data: { code: CODE } },
  });
  renderScreen(<GiftsPage />);
  await take();
  expect(await screen.findByRole('dialog', { name: '我的兑换码' })).toHaveTextContent(CODE);
});

const GRANTS = [
  { kind: 'frame', name: '枫叶', picture: '/media/leaf.webp', amount: 1 },
  { kind: 'spin', amount: 2 },
  { kind: 'vipDays', amount: 3 },
] as const;

it('a pack with goods shows what is now in the account and leads there', async () => {
  fakeNetwork({
    [LIST]: { data: pageOf([aGift({ grants: [...GRANTS] })]) },
    [CLAIM]: { data: { code: null, left: 1_999 } },
    [GOODS]: { data: { goods: [], freeRenameTime: null, version: 2 } },
  });
  renderScreen(<GiftsPage />);
  await take();
  const dialog = await screen.findByRole('dialog', { name: '领取成功' });
  expect(within(dialog).getByTestId('gift-goods')).toHaveTextContent('头像框「枫叶」抽奖券 ×2晴空会员 3 天');
  expect(within(dialog).queryByTestId('gift-code')).toBeNull();
  expect(within(dialog).getByRole('link', { name: '去我的道具' })).toHaveAttribute(
    'href',
    '/gifts?tab=goods',
  );
  await userEvent.click(within(dialog).getByRole('button', { name: '关闭' }));
  await userEvent.click(within(await pack()).getByRole('button', { name: '查看' }));
  expect(await screen.findByRole('dialog', { name: '已经领过啦' })).toBeVisible();
});

it('a pack with goods that was claimed on another device shows its goods', async () => {
  fakeNetwork({
    [LIST]: { data: pageOf([aGift({ grants: [...GRANTS] })]) },
    [CLAIM]: { code: 2003, msg: 'x', data: { code: null } },
  });
  renderScreen(<GiftsPage />);
  await take();
  expect(await screen.findByRole('dialog', { name: '已经领过啦' })).toHaveTextContent('头像框「枫叶」');
});

it('a code names its game and where to paste it, by default or as the game says', async () => {
  const game = { id: 1001, name: '星海远征', icon: { url: '/media/icon.webp', width: 512, height: 512 } };
  const own = { code: CODE, claimed: true };
  fakeNetwork({
    [LIST]: {
      data: pageOf([
        aGift({ ...own, game }),
        aGift({ ...own, id: 6, name: '木牌礼包', game, redeemHint: '在游戏内「木牌」粘贴' }),
      ]),
    },
  });
  renderScreen(<GiftsPage />);
  for (const [name, where] of [
    ['启程礼包', '在游戏内「设置 → 兑换码」粘贴'],
    ['木牌礼包', '在游戏内「木牌」粘贴'],
  ] as const) {
    await userEvent.click(within(await pack(name)).getByRole('button', { name: '看码' }));
    const dialog = await screen.findByRole('dialog', { name: '我的兑换码' });
    expect(dialog).toHaveTextContent(`这是《星海远征》的兑换码，${where}。`);
    await userEvent.click(within(dialog).getByRole('button', { name: '关闭' }));
  }
});

it('a pack for members says so on its button', async () => {
  fakeNetwork({ [LIST]: { data: pageOf([aGift({ vipOnly: true })]) } });
  renderScreen(<GiftsPage />);
  expect(within(await pack()).getByRole('button', { name: '会员领取' })).toBeVisible();
  expect(await pack()).toHaveAttribute('data-vip');
});

it('my gifts show each code, even of ended packs', async () => {
  const copy = vi.spyOn(copying, 'copyText').mockResolvedValue(true);
  const claimed = { claimed: true, code: CODE, claimTime: '2026-11-20T04:00:00.000Z' };
  fakeNetwork({ [MINE]: { data: pageOf([aGift({ ...claimed, endTime: '2026-11-20T05:00:00.000Z' })]) } });
  renderScreen(<GiftsPage />, { at: '/gifts?tab=mine' });
  expect(await screen.findByTestId('gift-code')).toHaveTextContent(CODE);
  expect(screen.getByText('活动已结束')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '复制启程礼包的兑换码' }));
  expect(copy).toHaveBeenCalledExactlyOnceWith(CODE);
});

it('an empty list of claimed gifts links to the available ones', async () => {
  fakeNetwork({ [MINE]: { data: pageOf([]) }, [LIST]: { data: pageOf([aGift()]) } });
  renderScreen(<GiftsPage />, { at: '/gifts?tab=mine' });
  await userEvent.click(await screen.findByRole('button', { name: '去领礼包' }));
  expect(await pack()).toBeVisible();
});

it('the page handles an empty list and a failed request', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  fakeNetwork({ [LIST]: [{ status: 503 }, { data: pageOf([]) }] });
  renderScreen(<GiftsPage />);
  await userEvent.click(await screen.findByText('礼包没能取到'));
  expect(await screen.findByText('礼包正在打包')).toBeVisible();
});
