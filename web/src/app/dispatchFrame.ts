import { toast } from '@/components/ui/toast';
import { applySnapshot, sessionEndedText, signOut, type Session } from '@/features/account';
import { showAnnouncement } from '@/features/announcement';
import { applyMessageCounts, applyMessageFrame, refreshMessages } from '@/features/message';
import * as activities from '@/features/activity/live';
import * as books from '@/features/book/live';
import * as notices from '@/features/notice';
// Not by its index: that would bring the counters along.
import { applyOrderFrame } from '@/features/order/live';
import { applyNewChapter, applyReadingPosition, resumeReading } from '@/features/reading/live';
import type { AppFrame } from '@/realtime';
import type { QueryClient } from '@tanstack/react-query';
import { reloadOnHistoryChange } from './databaseHistory';

/**
 * The one place where what the socket says meets the features. Each frame is that of the session its socket was opened for; what
 * comes of a watched topic goes to whoever watches it (`useTopic`) instead.
 */
export function dispatchFrame(client: QueryClient, session: Session | null, frame: AppFrame): void {
  if (frame.type === 'hello') reloadOnHistoryChange(frame.history);
  if (frame.type === 'announcement') {
    const { type, ...announcement } = frame;
    showAnnouncement(session?.uid ?? 0, announcement);
  } else if (session) dispatchPlayerFrame(client, session, frame);
}

/** What only a player hears. A visitor's `hello` has nothing to catch up with. */
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
      // A tab that slept may hear of it late, when another has signed in anew: that session goes on.
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
      // A frame that is defined and not handled here does not compile; one that only a newer server knows is left alone.
      frame satisfies never;
  }
}
