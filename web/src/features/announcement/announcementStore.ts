import { postForm } from '@/api/client';
import type { Announcement } from '@/api/types';
import { ANNOUNCEMENT_POS_TYPE } from '@/constants';
import { persistedByPlayer } from '@/data/persisted';
import { create } from 'zustand';
import { hideForToday, mayShow } from './oncePerDay';

/** The open announcement, if there is one. */
export const useAnnouncement = create<{ announcement: Announcement | null }>(() => ({ announcement: null }));

/** The shortest time between two requests for an announcement. */
const MIN_REFETCH_MS = 60_000;

/** The time by which `mayShow` decides. Version 0 was the number itself. */
const hiddenOf = persistedByPlayer('{uid}:not-show', {
  initial: { time: null as number | null },
  validate: ({ time }) => (typeof time === 'number' ? { time } : {}),
  migrate: (time) => ({ time }),
});

const isHidden = (uid: number) => !mayShow(hiddenOf(`${uid}:not-show`).fresh().time, Date.now());

/** The ids of the announcements that this page showed. */
const shown = new Set<number>();
/** The time of the last request. */
let askedAt = -Infinity;

/** Shows an announcement to this user, unless the user has hidden today's announcements. */
export function showAnnouncement(uid: number, announcement: Announcement | null): void {
  if (!announcement || isHidden(uid)) return;
  shown.add(announcement.id);
  useAnnouncement.setState({ announcement });
}

/** Fetches the announcement at startup. A failed request is ignored. */
export async function loadAnnouncement(uid: number): Promise<void> {
  showAnnouncement(uid, await read(uid));
}

/**
 * Asks again when the page becomes visible or its window gets the focus, at most once a minute. Visitors have
 * no open socket that could push an announcement, and one socket for each of them would cost more. Shows no
 * announcement twice. Returns a function that stops it.
 */
export function followAnnouncements(uid: () => number): () => void {
  const seen = async () => {
    if (document.visibilityState !== 'visible' || Date.now() - askedAt < MIN_REFETCH_MS) return;
    const announcement = await read(uid());
    if (announcement && !shown.has(announcement.id)) showAnnouncement(uid(), announcement);
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

export function closeAnnouncement(uid: number, notToday: boolean): void {
  if (notToday) hiddenOf(`${uid}:not-show`).setState({ time: hideForToday(Date.now()) });
  useAnnouncement.setState({ announcement: null });
}
