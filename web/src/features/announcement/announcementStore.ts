import { postForm } from '@/api/client';
import type { Announcement } from '@/api/types';
import { ANNOUNCEMENT_POS_TYPE } from '@/constants';
import { persistedByPlayer } from '@/data/persisted';
import { create } from 'zustand';
import { hideForToday, mayShow } from './oncePerDay';
import { markShown, shown, wasShown } from './shown';

/** The open announcement, if there is one. */
export const useAnnouncement = create<{ announcement: Announcement | null }>(() => ({ announcement: null }));

/** The shortest time between two requests for an announcement. */
const MIN_REFETCH_MS = 60_000;

const VISITOR = 0;

/** The time by which `mayShow` decides. Version 0 was the number itself. */
const hiddenOf = persistedByPlayer('{uid}:not-show', {
  initial: { time: null as number | null },
  validate: ({ time }) => (typeof time === 'number' ? { time } : {}),
  migrate: (time) => ({ time }),
});

const isHidden = (uid: number, now = Date.now()) => !mayShow(hiddenOf(`${uid}:not-show`).fresh().time, now);

/** The time of the last request. */
let askedAt = -Infinity;

/** Shows an announcement to this user, unless this page showed it before or the user has hidden today's announcements. */
export function showAnnouncement(uid: number, announcement: Announcement | null): void {
  if (!announcement || wasShown(announcement.id) || isHidden(uid)) return;
  markShown(announcement.id);
  useAnnouncement.setState({ announcement });
}

/** Fetches the announcement at startup. A failed request is ignored. */
export async function loadAnnouncement(uid: number): Promise<void> {
  shown();
  showAnnouncement(uid, await read(uid));
}

/**
 * Asks again when the page becomes visible or its window gets the focus, at most once a minute. Visitors have
 * no open socket that could push an announcement, and one socket for each of them would cost more. Returns a
 * function that stops it.
 */
export function followAnnouncements(uid: () => number): () => void {
  const seen = async () => {
    if (document.visibilityState !== 'visible' || Date.now() - askedAt < MIN_REFETCH_MS) return;
    showAnnouncement(uid(), await read(uid()));
  };
  const listener = () => void seen();
  document.addEventListener('visibilitychange', listener);
  window.addEventListener('focus', listener);
  return () => {
    document.removeEventListener('visibilitychange', listener);
    window.removeEventListener('focus', listener);
  };
}

async function read(uid: number): Promise<Announcement | null> {
  if (isHidden(uid)) return null;
  askedAt = Date.now();
  try {
    return await postForm('/api/web/announcement', { posType: ANNOUNCEMENT_POS_TYPE });
  } catch (error) {
    console.warn('the announcement could not be loaded', error);
    return null;
  }
}

/** Call this at a sign-in. If the visitor hid today's announcements on this device, the account hides them too. */
export function adoptVisitorTick(uid: number, now = Date.now()): void {
  if (isHidden(VISITOR, now) && !isHidden(uid, now))
    hiddenOf(`${uid}:not-show`).setState({ time: hideForToday(now) });
}

export function closeAnnouncement(uid: number, notToday: boolean): void {
  if (notToday) hiddenOf(`${uid}:not-show`).setState({ time: hideForToday(Date.now()) });
  useAnnouncement.setState({ announcement: null });
}
