import { toast } from '@/components/ui/toast';
import { sessionEndedText, signOut, takeSnapshot, type Session } from '@/features/account';
import { showAnnouncement } from '@/features/announcement';
import { catchUp, takeCounts, takeMessage } from '@/features/message';
// Not by its index: that would bring the counters along.
import { takeOrder } from '@/features/order/live';
import type { ServerFrame } from '@/realtime';
import type { QueryClient } from '@tanstack/react-query';

/** The one place where what the socket says meets the features. Each frame is that of the session its socket was opened for. */
export function takeFrame(client: QueryClient, session: Session, frame: ServerFrame): void {
  const { uid } = session;
  switch (frame.type) {
    case 'hello':
      catchUp(client, uid);
      return;
    case 'status': {
      const { type, ...snapshot } = frame;
      takeSnapshot(uid, snapshot);
      takeCounts(client, uid, snapshot);
      return;
    }
    case 'message': {
      const { type, unread, version, ...message } = frame;
      takeSnapshot(uid, { unread, version });
      takeMessage(client, uid, message, { unread, version });
      return;
    }
    case 'announcement': {
      const { type, ...announcement } = frame;
      showAnnouncement(uid, announcement);
      return;
    }
    case 'order':
      takeOrder(client, uid, frame.orderId, frame.status);
      return;
    case 'sessionEnded':
      // A tab that slept may hear of it late, when another has signed in anew: that session goes on.
      if (signOut({ session, skipServer: true })) toast.warning(sessionEndedText(frame.reason));
      return;
    case 'error':
      console.warn('the socket refused a frame', frame.code, frame.msg);
      return;
  }
}
