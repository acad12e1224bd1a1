import { fakeNetwork } from '@test/fakeNetwork';
import { renderScreen } from '@test/render';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { AnnouncementHost } from './AnnouncementHost';
import {
  followAnnouncements,
  loadAnnouncement,
  showAnnouncement,
  useAnnouncement,
} from './announcementStore';
import { hideForToday } from './oncePerDay';

const UID = 7;
/** A page shows no announcement twice, so each test has its own. */
const announcement = {
  id: 100,
  title: '晴空祭',
  content: '<p>快来<script>x()</script>玩</p>',
  createTime: '2026-05-20T12:00:00.000Z',
};

const load = () => act(() => loadAnnouncement(UID));

beforeEach(() => {
  announcement.id += 1;
  useAnnouncement.setState({ announcement: null });
  renderScreen(<AnnouncementHost uid={UID} />);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('the popup shows the operators’ text, sanitized', async () => {
  const { sent } = fakeNetwork({ '/api/web/announcement': { data: announcement } });
  await load();
  expect(await screen.findByRole('dialog', { name: '晴空祭' })).toBeVisible();
  expect(screen.getByText('快来玩')).toBeVisible();
  expect(sent[0]?.body).toContain('posType=1');
});

it('without an announcement the popup stays hidden', async () => {
  fakeNetwork({ '/api/web/announcement': { data: null } });
  await load();
  expect(useAnnouncement.getState().announcement).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a closed announcement leaves no trace on the device, so the next start may show it', async () => {
  fakeNetwork({ '/api/web/announcement': { data: announcement } });
  await load();
  await userEvent.click(await screen.findByText('知道啦'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(localStorage.getItem('7:not-show')).toBeNull();
});

it('an announcement hidden for today is not even requested again today', async () => {
  const { fetch } = fakeNetwork({ '/api/web/announcement': { data: announcement } });
  await load();
  await userEvent.click(await screen.findByLabelText('今日不再提示'));
  await userEvent.click(screen.getByText('知道啦'));
  expect(JSON.parse(localStorage.getItem('7:not-show')!)).toMatchObject({ time: hideForToday(Date.now()) });
  await load();
  expect(fetch).toHaveBeenCalledOnce();
});

it('a link in the announcement navigates and closes the popup', async () => {
  const content = '<p><a href="/games">新游戏</a></p>';
  fakeNetwork({ '/api/web/announcement': { data: { ...announcement, content } } });
  await load();
  await userEvent.click(await screen.findByRole('link', { name: '新游戏' }));
  expect(screen.getByTestId('where')).toHaveTextContent('/games');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

describe('a page that becomes visible again', () => {
  let now = 0;
  const visibleAfter = (ms: number, target: EventTarget = document, event = 'visibilitychange') =>
    act(async () => {
      vi.mocked(Date.now).mockReturnValue((now += ms));
      target.dispatchEvent(new Event(event));
    });

  beforeEach(() => {
    now = Date.parse('2026-05-21T12:00:00.000Z');
    vi.spyOn(Date, 'now').mockReturnValue(now);
    onTestFinished(followAnnouncements(() => UID));
  });

  it('a return to the page shows a new announcement, and shows none twice', async () => {
    const newer = { ...announcement, id: 2, title: '今晚开服' };
    const { fetch } = fakeNetwork({ '/api/web/announcement': [{ data: announcement }, { data: newer }] });
    await load();
    await userEvent.click(await screen.findByText('知道啦'));
    await visibleAfter(60_000);
    expect(await screen.findByRole('dialog', { name: '今晚开服' })).toBeVisible();
    await userEvent.click(screen.getByText('知道啦'));
    await visibleAfter(60_000);
    expect(fetch).toHaveBeenCalledTimes(3);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('a withdrawn newer announcement does not show the older one again', async () => {
    const [older, newer] = [3, 4].map((id) => ({ ...announcement, id }));
    fakeNetwork({ '/api/web/announcement': [{ data: older }, { data: newer }, { data: older }] });
    await load();
    await userEvent.click(await screen.findByText('知道啦'));
    await visibleAfter(60_000);
    await userEvent.click(await screen.findByText('知道啦'));
    await visibleAfter(60_000);
    expect(useAnnouncement.getState().announcement).toBeNull();
  });

  it('a return to the page shows an announcement that arrived while today’s were hidden', async () => {
    localStorage.setItem('7:not-show', String(hideForToday(now)));
    const hidden = { ...announcement, id: 5 };
    act(() => showAnnouncement(UID, hidden));
    expect(useAnnouncement.getState().announcement).toBeNull();
    fakeNetwork({ '/api/web/announcement': { data: hidden } });
    await visibleAfter(24 * 3_600_000);
    expect(useAnnouncement.getState().announcement).toEqual(hidden);
  });

  it('returns to the page send at most one request a minute', async () => {
    const { fetch } = fakeNetwork({ '/api/web/announcement': { data: null } });
    await load();
    await visibleAfter(59_999);
    expect(fetch).toHaveBeenCalledOnce();
    await visibleAfter(1);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('a window that stays visible sends a request when it gets the focus', async () => {
    const { fetch } = fakeNetwork({ '/api/web/announcement': { data: null } });
    await load();
    await visibleAfter(60_000, window, 'focus');
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});
