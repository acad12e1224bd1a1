export { refreshNotices, applyNoticeCounts, applyNoticeFrame } from './inbox';
