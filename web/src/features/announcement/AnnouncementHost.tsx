import { lazyOptional } from '@/lib/lazyOptional';
import { Suspense } from 'react';
import { useAnnouncement } from './announcementStore';

const AnnouncementPopup = lazyOptional(() => import('./AnnouncementPopup'));

/** Loads the popup's code only when there is an announcement to show. */
export function AnnouncementHost({ uid }: { uid: number }) {
  const announcement = useAnnouncement((state) => state.announcement);
  if (!announcement) return null;
  return (
    <Suspense>
      <AnnouncementPopup key={announcement.id} uid={uid} announcement={announcement} />
    </Suspense>
  );
}
