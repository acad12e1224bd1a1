import { fakeNetwork } from '@test/fakeNetwork';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { hideForToday } from './oncePerDay';

const VISITOR = 0;
const UID = 7;
const at = (day: number, hour: number) => new Date(2026, 4, day, hour).getTime();
const announcement = (id: number) => ({
  id,
  title: '晴空祭',
  content: '',
  createTime: '2026-05-20T12:00:00.000Z',
});

/** A load of the page: modules with a state of their own. */
async function start() {
  vi.resetModules();
  const store = await import('./announcementStore');
  const { handOverShown } = await import('./shown');
  const opened = () => store.useAnnouncement.getState().announcement?.id ?? null;
  return { ...store, handOverShown, opened };
}

const serves = (id: number) => fakeNetwork({ '/api/web/announcement': { data: announcement(id) } });

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(at(20, 12));
  window.history.replaceState(null, '');
});

describe('in one page life', () => {
  it('no announcement is shown twice: not by a push, a later load, a return to the page, or to another player', async () => {
    const page = await start();
    onTestFinished(page.followAnnouncements(() => UID));
    serves(1);
    await page.loadAnnouncement(VISITOR);
    expect(page.opened()).toBe(1);
    page.closeAnnouncement(VISITOR, false);

    page.showAnnouncement(VISITOR, announcement(1));
    page.showAnnouncement(UID, announcement(1));
    await page.loadAnnouncement(UID);
    const { fetch } = serves(1);
    vi.mocked(Date.now).mockReturnValue(at(20, 13));
    window.dispatchEvent(new Event('focus'));
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce());
    await fetch.mock.results[0]!.value;
    expect(page.opened()).toBeNull();
  });

  it('a pushed announcement that a slow first answer repeats is shown once', async () => {
    const page = await start();
    page.showAnnouncement(VISITOR, announcement(1));
    page.closeAnnouncement(VISITOR, false);
    serves(1);
    await page.loadAnnouncement(VISITOR);
    expect(page.opened()).toBeNull();
  });

  it('a newer announcement is shown, unless its reader has hidden today’s', async () => {
    const page = await start();
    page.showAnnouncement(VISITOR, announcement(1));
    page.closeAnnouncement(VISITOR, false);
    page.showAnnouncement(VISITOR, announcement(2));
    expect(page.opened()).toBe(2);
    page.closeAnnouncement(VISITOR, true);
    page.showAnnouncement(VISITOR, announcement(3));
    expect(page.opened()).toBeNull();
  });
});

it('the next start shows a closed announcement again', async () => {
  serves(1);
  for (let load = 0; load < 2; load += 1) {
    const page = await start();
    await page.loadAnnouncement(VISITOR);
    expect(page.opened()).toBe(1);
    page.closeAnnouncement(VISITOR, false);
  }
});

it('the reload after a change of the language shows it no second time, and a later reload does', async () => {
  window.history.replaceState({ idx: 3 }, '');
  serves(1);
  const before = await start();
  await before.loadAnnouncement(VISITOR);
  before.handOverShown();
  const after = await start();
  await after.loadAnnouncement(VISITOR);
  expect(after.opened()).toBeNull();
  expect(window.history.state).toEqual({ idx: 3 });
  const reloaded = await start();
  await reloaded.loadAnnouncement(VISITOR);
  expect(reloaded.opened()).toBe(1);
});

describe('a player who signs in on the device of a visitor', () => {
  const stored = (uid: number) => localStorage.getItem(`${uid}:not-show`);
  const hideAt = (uid: 0 | 7, time: number) =>
    localStorage.setItem(`${uid}:not-show`, String(hideForToday(time)));

  it.each([
    ['has ticked nothing before', null],
    ['ticked on another day', at(13, 12)],
  ])('has hidden today’s announcements if the visitor has: a player who %s', async (_, ticked) => {
    hideAt(VISITOR, at(20, 0));
    if (ticked !== null) hideAt(UID, ticked);
    const page = await start();
    page.adoptVisitorTick(UID, at(20, 23));
    expect(JSON.parse(stored(UID)!)).toMatchObject({ time: hideForToday(at(20, 23)) });
    page.showAnnouncement(UID, announcement(1));
    expect(page.opened()).toBeNull();
    vi.mocked(Date.now).mockReturnValue(at(21, 0));
    page.showAnnouncement(UID, announcement(1));
    expect(page.opened()).toBe(1);
  });

  it.each([
    ['yesterday', at(19, 23)],
    ['never', null],
  ])('has hidden nothing if the visitor ticked %s', async (_, ticked) => {
    if (ticked !== null) hideAt(VISITOR, ticked);
    const page = await start();
    page.adoptVisitorTick(UID, at(20, 0));
    expect(stored(UID)).toBeNull();
  });

  it('keeps the own tick of today', async () => {
    hideAt(VISITOR, at(20, 8));
    localStorage.setItem(`${UID}:not-show`, String(at(19, 9)));
    (await start()).adoptVisitorTick(UID, at(20, 12));
    expect(JSON.parse(stored(UID)!)).toMatchObject({ time: at(19, 9) });
  });
});
