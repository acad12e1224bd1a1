import type { Message } from '@/api/types';
import { toast } from '@/components/ui/toast';
import {
  sessionEndedText,
  signOut,
  takeSnapshot,
  unreadOf,
  useStatusStore,
  type Session,
} from '@/features/account';
import { showAnnouncement } from '@/features/announcement';
import { messagesQuery, withMessage } from '@/features/message';
import type { ServerFrame } from '@/realtime';
import type { QueryClient } from '@tanstack/react-query';

/** The one place where what the socket says meets the features. Each frame is that of the session its socket was opened for. */
export function takeFrame(client: QueryClient, session: Session, frame: ServerFrame): void {
  const { uid } = session;
  switch (frame.type) {
    case 'status': {
      const { type, ...snapshot } = frame;
      const before = unreadMessages();
      takeSnapshot(uid, snapshot);
      // Fewer than before: another tab or device has read some, and what this one shows as unread may not be.
      if (unreadMessages() < before) refetchInbox(client, uid);
      return;
    }
    case 'message': {
      const { type, unread, version, ...message } = frame;
      takeSnapshot(uid, { unread, version });
      takeMessage(client, uid, message);
      return;
    }
    case 'announcement': {
      const { type, ...announcement } = frame;
      showAnnouncement(uid, announcement);
      return;
    }
    case 'sessionEnded':
      // A tab that slept may hear of it late, when another has signed in anew: that session goes on.
      if (signOut({ session, skipServer: true })) toast.warning(sessionEndedText(frame.reason));
      return;
    case 'error':
      console.warn('the socket refused a frame', frame.code, frame.msg);
      return;
  }
}

/** After a reconnection the status comes by itself; the inbox has to be asked for. */
export function refetchInbox(client: QueryClient, uid: number): void {
  void client.invalidateQueries({ queryKey: messagesQuery(uid).queryKey });
}

function takeMessage(client: QueryClient, uid: number, message: Message): void {
  const { queryKey } = messagesQuery(uid);
  client.setQueryData(queryKey, (inbox) => withMessage(inbox, message));
  // An answer under way may be older than this message, and would take it away again.
  if (client.isFetching({ queryKey }) > 0) refetchInbox(client, uid);
}

function unreadMessages(): number {
  return unreadOf(useStatusStore.getState().status).messages;
}
