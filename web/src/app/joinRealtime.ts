import { toast } from '@/components/ui/toast';
import { sessionEndedText, signOut, takeSnapshot, type Session } from '@/features/account';
import { showAnnouncement } from '@/features/announcement';
import { catchUp, takeCounts, takeMessage } from '@/features/message';
import * as activities from '@/features/activity/live';
import * as books from '@/features/book/live';
import * as notices from '@/features/notice';
// Not by its index: that would bring the counters along.
import { takeOrder } from '@/features/order/live';
import { resumeReading, takeChapter, takeReading } from '@/features/reading/live';
import type { AppFrame } from '@/realtime';
import type { QueryClient } from '@tanstack/react-query';
import { followHistory } from './databaseHistory';

/**
 * The one place where what the socket says meets the features. Each frame is that of the session its socket was opened for; what
 * comes of a watched topic goes to whoever watches it (`useTopic`) instead.
 */
export function takeFrame(client: QueryClient, session: Session | null, frame: AppFrame): void {
  if (frame.type === 'hello') followHistory(frame.history);
  if (frame.type === 'announcement') {
    const { type, ...announcement } = frame;
    showAnnouncement(session?.uid ?? 0, announcement);
  } else if (session) takeOwn(client, session, frame);
}

/** What only a player hears. A visitor's `hello` has nothing to catch up with. */
function takeOwn(
  client: QueryClient,
  session: Session,
  frame: Exclude<AppFrame, { type: 'announcement' }>,
): void {
  const { uid } = session;
  switch (frame.type) {
    case 'hello':
      catchUp(client, uid);
      notices.catchUp(client, uid);
      books.catchUp(client, uid);
      resumeReading(client, uid);
      activities.catchUp(client, uid);
      return;
    case 'status': {
      const { type, ...snapshot } = frame;
      takeSnapshot(uid, snapshot);
      takeCounts(client, uid, snapshot);
      notices.takeCounts(client, uid, snapshot);
      return;
    }
    case 'message': {
      const { type, unread, version, ...message } = frame;
      takeSnapshot(uid, { unread, version });
      takeMessage(client, uid, message, { unread, version });
      return;
    }
    case 'notice': {
      const { type, unread, version, ...notice } = frame;
      takeSnapshot(uid, { unread, version });
      notices.takeNotice(client, uid, notice, { unread, version });
      return;
    }
    case 'order':
      takeOrder(client, uid, frame.orderId, frame.status);
      return;
    case 'sessionEnded':
      // A tab that slept may hear of it late, when another has signed in anew: that session goes on.
      if (signOut({ session, skipServer: true })) toast.warning(sessionEndedText(frame.reason));
      return;
    case 'activity':
      activities.takeActivity(client, uid, frame.activityId, frame.progress);
      return;
    case 'reading':
      books.onReading(client, uid, frame);
      takeReading(uid, frame);
      return;
    case 'chapter':
      books.onChapter(client, uid, frame);
      takeChapter(client, uid, frame);
      return;
    case 'seen':
      books.onSeen(client, uid, frame.bookId);
      return;
    case 'shelf':
      books.onShelfMoved(client, uid, frame);
      return;
    default:
      // A frame that is defined and not handled here does not compile; one that only a newer server knows is left alone.
      frame satisfies never;
  }
}
