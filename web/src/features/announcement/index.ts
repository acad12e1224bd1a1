/**
 * The operator's newest announcement, as a popup. Sources: the start of the app, a frame (`events.ts`), and a return to the page. A page shows
 * each announcement once (`shown.ts`). A user can hide announcements for the rest of the day (`oncePerDay.ts`).
 */
export { AnnouncementHost } from './AnnouncementHost';
export {
  adoptVisitorTick,
  followAnnouncements,
  loadAnnouncement,
  showAnnouncement,
} from './announcementStore';
export { handOverShown } from './shown';
