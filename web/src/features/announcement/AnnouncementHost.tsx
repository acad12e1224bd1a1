import { lazyOptional } from '@/lib/lazyOptional';
import { Suspense } from 'react';
import { useAnnouncement } from './announcementStore';

const AnnouncementPopup = lazyOptional(() => import('./AnnouncementPopup'));

/** Brings the popup, and its code, only when there is something to say. */
export function AnnouncementHost({ uid }: { uid: number }) {
  const announcement = useAnnouncement((state) => state.announcement);
  if (!announcement) return null;
  return (
    <Suspense>
      <AnnouncementPopup key={announcement.id} uid={uid} announcement={announcement} />
    </Suspense>
  );
}
