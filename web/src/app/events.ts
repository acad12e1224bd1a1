import { composeEvents } from '@/data/eventRegistry';
import { outboxEvents } from '@/data/outbox/events';
import { accountEvents } from '@/features/account/events';
import { activityEvents } from '@/features/activity/events';
import { announcementEvents } from '@/features/announcement/events';
import { bookEvents } from '@/features/book/events';
import { messageEvents } from '@/features/message/events';
import { noticeEvents } from '@/features/notice/events';
import { orderEvents } from '@/features/order/events';
import { readingEvents } from '@/features/reading/events';
import { databaseHistoryEvents } from './databaseHistory';

/**
 * All frames that the application handles; frames of watched topics go to their watchers (`useTopic`). The order matters: a page of a former
 * database history reloads first, and the account merges the unread counts before the inboxes compare their lists with them.
 */
export const events = composeEvents([
  databaseHistoryEvents,
  accountEvents,
  announcementEvents,
  messageEvents,
  noticeEvents,
  orderEvents,
  bookEvents,
  readingEvents,
  activityEvents,
  outboxEvents,
]);
