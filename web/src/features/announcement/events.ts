import { eventHandlers } from '@/data/eventRegistry';
import { showAnnouncement } from './announcementStore';

export const announcementEvents = eventHandlers({
  announcement: ({ session }, { type, ...announcement }) => showAnnouncement(session?.uid ?? 0, announcement),
});
