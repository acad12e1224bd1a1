export { AnnouncementHost } from './AnnouncementHost';
export { followAnnouncements, loadAnnouncement, showAnnouncement } from './announcementStore';
