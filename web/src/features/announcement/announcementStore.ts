import { postForm } from '@/api/client';
import type { Announcement } from '@/api/types';
import { ANNOUNCEMENT_POS_TYPE } from '@/constants';
import { readText, writeText } from '@/lib/storage';
import { create } from 'zustand';
import { hideForToday, mayShow } from './dayRule';

/** The announcement that is open, if one is. */
export const useAnnouncement = create<{ announcement: Announcement | null }>(() => ({ announcement: null }));

const key = (uid: number) => `${uid}:not-show`;

/** Shows one to this reader, unless today's are not wanted any more. */
export function showAnnouncement(uid: number, announcement: Announcement | null): void {
  if (announcement && mayShow(readText(key(uid)), Date.now())) useAnnouncement.setState({ announcement });
}

/** Fetches the announcement of the start; what fails to load is not missed. */
export async function loadAnnouncement(uid: number): Promise<void> {
  if (!mayShow(readText(key(uid)), Date.now())) return;
  try {
    showAnnouncement(uid, await postForm('/api/web/announcement', { posType: ANNOUNCEMENT_POS_TYPE }));
  } catch (error) {
    console.warn('no announcement', error);
  }
}

export function closeAnnouncement(uid: number, notToday: boolean): void {
  if (notToday) writeText(key(uid), String(hideForToday(Date.now())));
  useAnnouncement.setState({ announcement: null });
}
