import type { CoinEntry } from '@/api/types';
import { useAccount } from '@/features/account';
import { pushStatus } from '@test/account';
import { fakeNetwork } from '@test/fakeNetwork';
import { aShop, pageOf } from '@test/orders';
import { renderScreen } from '@test/render';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import CoinsPage from './CoinsPage';

const UID = 7;
const COINS = '/api/user/center/coin/all';
const entry = (id: number, difference: Partial<CoinEntry> = {}): CoinEntry => ({
  id,
  delta: -30,
  balanceAfter: 70,
  reason: `第${id}笔`,
  refType: 'game',
  refId: '7:1001',
  createTime: '2026-11-20T04:00:00.000Z',
  ...difference,
});
const page = (entries: CoinEntry[], difference: object = {}, next: string | null = null) => ({
  data: aShop({ entries: pageOf(entries, next), ...difference }),
});

beforeEach(() => {
  useAccount.setState({ ...useAccount.getInitialState(), uid: UID, token: 't' }, true);
});

it('the page lists all entries with amount and remaining balance, page by page', async () => {
  const { sent } = fakeNetwork({
    [COINS]: [
      page([entry(2, { delta: 315, balanceAfter: 385, refType: 'order', refId: 'a' })], {}, 'next'),
      page([entry(1)]),
    ],
  });
  renderScreen(<CoinsPage />);
  expect(await screen.findByText('没有更早的明细啦')).toBeVisible();
  expect(screen.getByRole('link', { name: /第2笔/ })).toHaveTextContent(/\+315余额 385$/);
  expect(screen.getByRole('link', { name: /第2笔/ })).toHaveAttribute('href', '/orders?id=a');
  expect(screen.getByText('第1笔').closest('a')).toBeNull();
  expect(screen.getByText('−30')).toBeVisible();
  expect(new URLSearchParams(sent[1]?.body).get('cursor')).toBe('next');
});

it('a changed balance refetches the entries once', async () => {
  const { sent } = fakeNetwork({
    [COINS]: [
      page([entry(1)]),
      page([entry(2, { delta: 50, balanceAfter: 150 }), entry(1)], { coinNum: 150, version: 2 }),
    ],
  });
  renderScreen(<CoinsPage />);
  await screen.findByText('第1笔');
  act(() => pushStatus(UID, { version: 2, coinNum: 150 }));
  expect(await screen.findByText('第2笔')).toBeVisible();
  await waitFor(() => expect(screen.getByTestId('coin-balance')).toHaveTextContent('150'));
  act(() => pushStatus(UID, { version: 3 }));
  expect(sent).toHaveLength(2);
});

it('an empty list leads to the shop, and a failed request offers a retry', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  fakeNetwork({ [COINS]: [{ status: 503 }, page([])] });
  renderScreen(<CoinsPage />);
  await userEvent.click(await screen.findByText('明细没能取到'));
  expect(await screen.findByText('X钻还没有动过')).toBeVisible();
  expect(screen.getByText('去充值')).toHaveAttribute('href', '/recharge');
});

it('a debt is shown above the entries until it is settled', async () => {
  fakeNetwork({ [COINS]: [page([entry(1)], { coinNum: 0, debtNum: 20 })] });
  renderScreen(<CoinsPage />);
  expect(await screen.findByText('退款还差 20 X钻，之后得到的 X钻 会先抵扣')).toBeVisible();
});
