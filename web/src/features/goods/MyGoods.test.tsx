import { useAccount } from '@/features/account';
import { useToasts } from '@/components/ui/toast/toastStore';
import { aStatus, pushStatus } from '@test/account';
import { fakeNetwork, NEVER } from '@test/fakeNetwork';
import { renderScreen } from '@test/render';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { MyGoods } from './MyGoods';

const UID = 7;
const GOODS = '/api/v1/goods/me';
const FRAME = '/api/v1/goods/frame';
const onMore = vi.fn();
const leaf = {
  kind: 'frame',
  frame: 'leaf',
  name: '枫叶',
  picture: '/media/leaf.webp',
  amount: 1,
  worn: false,
};
const card = (kind: string, amount: number) => ({
  kind,
  frame: null,
  name: null,
  picture: null,
  amount,
  worn: false,
});
const mine = (...goods: object[]) => ({ data: { goods, freeRenameTime: null, version: 1 } });
const row = async (name: RegExp) => (await screen.findByRole('heading', { name })).closest('article')!;
const toasts = () => useToasts.getState().toasts.map(({ text }) => text);

beforeEach(() => {
  useAccount.setState({ ...useAccount.getInitialState(), uid: UID, token: 't' }, true);
  useToasts.setState({ toasts: [] });
  act(() => void pushStatus(UID, { version: 1 }));
});

it('each good says what it does and leads to the place of its use', async () => {
  fakeNetwork({ [GOODS]: mine(leaf, card('makeUp', 3), card('rename', 1), card('spin', 2)) });
  renderScreen(<MyGoods onMore={onMore} />);
  for (const [name, words, to] of [
    [/补签卡/, '补签一天不花X钻', '/checkin'],
    [/改名卡/, '现在改名还是免费的', '/user?edit=name'],
    [/抽奖券/, '在抽奖活动里抵一次X钻', '/activity'],
  ] as const) {
    const good = await row(name);
    expect(good).toHaveTextContent(words);
    expect(within(good).getByRole('link')).toHaveAttribute('href', to);
  }
  expect(await row(/抽奖券/)).toHaveTextContent('×2');
  expect(await row(/头像框「枫叶」/)).toHaveTextContent('大家在帖子、评论和主页都看得到');
});

it('a frame is worn and taken off', async () => {
  const { sent } = fakeNetwork({
    [GOODS]: mine(leaf),
    [FRAME]: ({ body }) => ({
      data: aStatus({
        uid: UID,
        version: body.includes('leaf') ? 2 : 3,
        frame: body.includes('leaf') ? '/media/leaf.webp' : null,
      }),
    }),
  });
  renderScreen(<MyGoods onMore={onMore} />);
  await userEvent.click(await screen.findByRole('button', { name: '佩戴头像框「枫叶」' }));
  await userEvent.click(await screen.findByRole('button', { name: '取下头像框「枫叶」' }));
  expect(await screen.findByRole('button', { name: '佩戴头像框「枫叶」' })).toBeVisible();
  await waitFor(() => expect(toasts()).toEqual(['戴上啦', '取下啦']));
  const bodies = sent.filter(({ url }) => url === FRAME).map(({ body }) => body);
  expect(bodies).toEqual(['{"frame":"leaf"}', '{"frame":null}']);
});

it('goods that arrived just before a frame is worn appear too', async () => {
  const arrived = { ...mine({ ...leaf, worn: true }, card('spin', 1)).data, version: 3 };
  fakeNetwork({
    [GOODS]: [mine(leaf), { data: arrived }],
    [FRAME]: { data: aStatus({ uid: UID, version: 3, frame: '/media/leaf.webp' }) },
  });
  renderScreen(<MyGoods onMore={onMore} />);
  await userEvent.click(await screen.findByRole('button', { name: '佩戴头像框「枫叶」' }));
  expect(await row(/抽奖券/)).toBeVisible();
});

it('goods that arrive on another device appear', async () => {
  fakeNetwork({ [GOODS]: [mine(), { data: { ...mine(card('spin', 1)).data, version: 2 } }] });
  renderScreen(<MyGoods onMore={onMore} />);
  expect(await screen.findByText('还没有道具')).toBeVisible();
  act(() => void pushStatus(UID, { version: 2 }));
  expect(await row(/抽奖券/)).toBeVisible();
});

it('days of membership from a gift show as the membership, also without other goods', async () => {
  fakeNetwork({ [GOODS]: [mine(), { data: { ...mine().data, version: 2 } }] });
  renderScreen(<MyGoods onMore={onMore} />);
  expect(await screen.findByText('还没有道具')).toBeVisible();
  act(() => void pushStatus(UID, { version: 2, levelType: 1, expTime: '2099-12-03T04:00:00.000Z' }));
  expect(await row(/晴空会员/)).toHaveTextContent('有效期至 2099-12-03');
  expect(screen.getByRole('link', { name: '查看会员' })).toHaveAttribute('href', '/profile');
  expect(screen.queryByText('还没有道具')).toBeNull();
});

it('an empty list leads to the gifts', async () => {
  fakeNetwork({ [GOODS]: mine() });
  renderScreen(<MyGoods onMore={onMore} />);
  await userEvent.click(await screen.findByRole('button', { name: '去领礼包' }));
  expect(onMore).toHaveBeenCalledOnce();
});

it('the list shows that it loads', () => {
  fakeNetwork({ [GOODS]: NEVER });
  renderScreen(<MyGoods onMore={onMore} />);
  expect(screen.getByRole('list', { name: '我的道具' })).toHaveAttribute('aria-busy', 'true');
});

it('a failed request can be repeated', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  fakeNetwork({ [GOODS]: [{ status: 503 }, mine(card('spin', 1))] });
  renderScreen(<MyGoods onMore={onMore} />);
  await userEvent.click(await screen.findByRole('alert'));
  expect(await row(/抽奖券/)).toBeVisible();
});
