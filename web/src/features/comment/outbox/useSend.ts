import { ApiError, CODE } from '@/api/errors';
import { isRefusal } from '@/api/http';
import { deedErrorText } from '@/api/refusals';
import { useWrite } from '@/api/useWrite';
import { useAccount } from '@/features/account';
import { backoffMs } from '@/realtime/backoff';
import { useEffect, useEffectEvent } from 'react';
import { sendComment } from '../api';
import { addNews } from '../live/news';
import { changeOut, putOut, takeOut, useOutbox, type Outgoing } from './outboxStore';

/** What is being sent from this page, by whichever screen of it. */
const sending = new Set<string>();

/** Sends comments, again and again until there is an answer; always under the key that the first try had. */
export function useSend() {
  const uid = useAccount((account) => account.uid);
  const { mutate } = useWrite({
    about: ({ id }: Outgoing) => id,
    mutationFn: ({ post, content, replyTo, mentions }: Outgoing) =>
      sendComment(post, {
        content,
        replyCommentId: replyTo?.id,
        mentions: mentions.length > 0 ? mentions.map((person) => person.uid) : undefined,
      }),
    retry: (_, error) => !isRefusal(error) && !isTooOften(error),
    retryDelay: (failures) => backoffMs(failures + 1),
    onSuccess: (comment, { id, post }) => {
      takeOut(uid, id);
      addNews(post, { key: id, comment, seen: true });
    },
    onError: (error, { id }) => changeOut(uid, id, { refusal: deedErrorText(error) }),
    onSettled: (...[, , { id }]) => void sending.delete(id),
  });
  const send = (item: Outgoing) => {
    if (sending.has(item.id)) return;
    sending.add(item.id);
    mutate(item);
  };

  // What was on its way when the page was left goes on.
  const resume = useEffectEvent(() => {
    for (const item of useOutbox.getState().items) if (item.refusal === null) send(item);
  });
  useEffect(() => {
    if (uid) resume();
  }, [uid]);

  return {
    /** False: the same is on its way already. */
    say: (comment: Omit<Outgoing, 'id' | 'time' | 'refusal'>): boolean => {
      const item = putOut(uid, comment);
      if (item) send(item);
      return item !== null;
    },
    retry: (item: Outgoing) => {
      const again = { ...item, refusal: null };
      changeOut(uid, item.id, again);
      send(again);
    },
    drop: (item: Outgoing) => takeOut(uid, item.id),
  };
}

/** Not judged yet, and not to be asked at once: its author says when. */
function isTooOften(error: unknown): boolean {
  return error instanceof ApiError && error.code === CODE.tooManyTries;
}
