import 'fake-indexeddb/auto';
import { useAccount } from '@/features/account';
import { useToasts } from '@/components/ui/toast/toastStore';
import { pushStatus } from '@test/account';
import { fakeNetwork } from '@test/fakeNetwork';
import { pageOf } from '@test/orders';
import { renderScreen } from '@test/render';
import { aCalendar, aGift, done } from '@test/welfare';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import WelfarePage from './WelfarePage';

const UID = 7;
const CALENDAR = '/api/v1/checkin/calendar';
const GIFTS = '/api/v1/gift/list';

beforeEach(() => {
  useAccount.setState({ ...useAccount.getInitialState(), uid: UID, token: 't' }, true);
  useToasts.setState({ toasts: [] });
});

it('the page checks in and links to all rewards', async () => {
  act(() => pushStatus(UID, { version: 1, coinNum: 100 }));
  const after = aCalendar({ streak: 2, days: done(20, 21), checkedInToday: true, version: 2 });
  fakeNetwork({
    [CALENDAR]: [{ data: aCalendar({ streak: 1, days: done(20) }) }, { data: after }],
    '/api/v1/checkin/today': {
      data: { day: '2026-11-21', reward: 5, streak: 2, badge: null, card: false, coinNum: 105, version: 2 },
    },
    [GIFTS]: { data: pageOf([1, 2, 3, 4].map((id) => aGift({ id }))) },
  });
  renderScreen(<WelfarePage />);
  expect(await screen.findByLabelText('11月20日已签到')).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: '签到领 5X钻' }));
  expect(await screen.findByText('今天已签到，明天 +10X钻')).toBeVisible();
  await waitFor(() => expect(screen.getByTestId('coin-balance')).toHaveTextContent('105'));
  expect(await screen.findAllByRole('heading', { name: '启程礼包' })).toHaveLength(3);
  const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  for (const way of ['/checkin', '/gifts', '/activity', '/invite', '/coins', '/profile?pop=1'])
    expect(ways).toContain(way);
});

it('a visitor sees the gifts and goes to the sign-in page on claiming', async () => {
  useAccount.setState(useAccount.getInitialState(), true);
  fakeNetwork({ [GIFTS]: { data: pageOf([aGift()]) } });
  renderScreen(<WelfarePage />);
  await userEvent.click(await screen.findByRole('button', { name: '领取' }));
  expect(screen.getByTestId('where')).toHaveTextContent('/login');
});

it('a week that began last month shows the check-ins of that month', async () => {
  act(() => pushStatus(UID, { version: 1, coinNum: 100 }));
  const october = aCalendar({ month: '2026-10', days: [{ day: '2026-10-31', madeUp: false }] });
  fakeNetwork({
    [CALENDAR]: ({ url }: { url: string }) => ({
      data: url.includes('month=2026-10')
        ? { ...october, today: '2026-11-01' }
        : aCalendar({ today: '2026-11-01', streak: 1 }),
    }),
    [GIFTS]: { data: pageOf([]) },
  });
  renderScreen(<WelfarePage />);
  expect(await screen.findByLabelText('10月31日已签到')).toBeInTheDocument();
});

it('the check-in that completes the month shows the badge', async () => {
  act(() => pushStatus(UID, { version: 1, coinNum: 100 }));
  fakeNetwork({
    [CALENDAR]: { data: aCalendar() },
    '/api/v1/checkin/today': {
      data: {
        day: '2026-11-21',
        reward: 5,
        streak: 30,
        badge: '2026-11',
        card: false,
        coinNum: 105,
        version: 2,
      },
    },
    [GIFTS]: { data: pageOf([]) },
  });
  renderScreen(<WelfarePage />);
  await userEvent.click(await screen.findByRole('button', { name: '签到领 5X钻' }));
  expect(await screen.findByRole('dialog', { name: '11月全勤徽章到手' })).toBeVisible();
});
