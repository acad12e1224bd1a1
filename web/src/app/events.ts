import { toast } from '@/components/ui/toast';
import { applySnapshot, sessionEndedText, signOut, type Session } from '@/features/account';
import { showAnnouncement } from '@/features/announcement';
import { applyMessageCounts, applyMessageFrame, refreshMessages } from '@/features/message';
import * as activities from '@/features/activity/live';
import * as books from '@/features/book/live';
import * as notices from '@/features/notice';
// Not by its index, which would also load the counters.
import { applyOrderFrame } from '@/features/order/live';
import { applyNewChapter, applyReadingPosition, resumeReading } from '@/features/reading/live';
import type { AppFrame } from '@/realtime';
import type { QueryClient } from '@tanstack/react-query';
import { reloadOnHistoryChange } from './databaseHistory';

/**
 * The only place that passes frames to features. Each frame belongs to the session for which its socket was opened. Frames of watched
 * topics do not come here: their watchers receive them (`useTopic`).
 */
export function dispatchFrame(client: QueryClient, session: Session | null, frame: AppFrame): void {
  if (frame.type === 'hello') reloadOnHistoryChange(frame.history);
  if (frame.type === 'announcement') {
    const { type, ...announcement } = frame;
    showAnnouncement(session?.uid ?? 0, announcement);
  } else if (session) dispatchPlayerFrame(client, session, frame);
}

/** Frames for players only. A visitor has nothing to catch up on after a `hello`. */
function dispatchPlayerFrame(
  client: QueryClient,
  session: Session,
  frame: Exclude<AppFrame, { type: 'announcement' }>,
): void {
  const { uid } = session;
  switch (frame.type) {
    case 'hello':
      refreshMessages(client, uid);
      notices.refreshNotices(client, uid);
      books.refreshBooks(client, uid);
      resumeReading(client, uid);
      activities.refreshActivities(client, uid);
      return;
    case 'status': {
      const { type, ...snapshot } = frame;
      applySnapshot(uid, snapshot);
      applyMessageCounts(client, uid, snapshot);
      notices.applyNoticeCounts(client, uid, snapshot);
      return;
    }
    case 'message': {
      const { type, unread, version, ...message } = frame;
      applySnapshot(uid, { unread, version });
      applyMessageFrame(client, uid, message, { unread, version });
      return;
    }
    case 'notice': {
      const { type, unread, version, ...notice } = frame;
      applySnapshot(uid, { unread, version });
      notices.applyNoticeFrame(client, uid, notice, { unread, version });
      return;
    }
    case 'order':
      applyOrderFrame(client, uid, frame.orderId, frame.status);
      return;
    case 'sessionEnded':
      // A tab that slept may receive this frame after another tab has signed in again. That session continues.
      if (signOut({ session, skipServer: true })) toast.warning(sessionEndedText(frame.reason));
      return;
    case 'activity':
      activities.applyActivityFrame(client, uid, frame.activityId, frame.progress);
      return;
    case 'reading':
      books.applyReadingFrame(client, uid, frame);
      applyReadingPosition(uid, frame);
      return;
    case 'chapter':
      books.applyChapterFrame(client, uid, frame);
      applyNewChapter(client, uid, frame);
      return;
    case 'seen':
      books.applyUpdatesSeen(client, uid, frame.bookId);
      return;
    case 'shelf':
      books.applyShelfFrame(client, uid, frame);
      return;
    default:
      // A known frame without a case does not compile. A frame that only a newer server knows is ignored.
      frame satisfies never;
  }
}
