export { AnnouncementHost } from './AnnouncementHost';
export {
  adoptVisitorTick,
  followAnnouncements,
  loadAnnouncement,
  showAnnouncement,
} from './announcementStore';
export { handOverShown } from './shown';
