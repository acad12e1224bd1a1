export { AnnouncementHost } from './AnnouncementHost';
export { loadAnnouncement, showAnnouncement } from './announcementStore';
