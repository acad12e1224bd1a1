import { actionErrorText } from '@/api/actionErrors';
import { useWrite } from '@/api/useWrite';
import { toast } from '@/components/ui/toast';
import { useAccount } from '@/features/account';
import { setBlocked } from '@/features/relationships';
import { t } from '@/lib/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { block, unblock } from './api';
import { personQuery } from './queries';

interface BlockChange {
  uid: number;
  block: boolean;
}

interface Options {
  /** Called after the server's answer with the new state. */
  onDone?: (uid: number, blocked: boolean) => void;
}

/** How long the toast offers to undo a block. */
const UNDO_MS = 6_000;

/** The people and posts that an answer of the server has to correct. */
const changedByBlock = (reader: number) => [
  ['person', reader],
  ['people', 'followers', reader],
  ['people', 'following', reader],
  ['post', 'list', reader],
  ['post', 'top', reader],
  // Its count of comments.
  ['post', 'one', reader],
];

/** Blocks or unblocks a player, and offers to undo a block. */
export function useBlock({ onDone }: Options = {}) {
  const client = useQueryClient();
  const change = useWrite({
    dedupeKey: ({ uid }: BlockChange) => String(uid),
    mutationFn: ({ uid, block: wanted }: BlockChange) => (wanted ? block(uid) : unblock(uid)),
    onMutate: () => useAccount.getState().uid,
    onSuccess: ({ blocked }, { uid }, reader) => {
      // The answer may come after another player has signed in.
      if (reader !== useAccount.getState().uid) return;
      setBlocked(client, reader, uid, blocked);
      client.setQueryData(personQuery(reader, uid).queryKey, (person) => person && { ...person, blocked });
      for (const queryKey of changedByBlock(reader)) void client.invalidateQueries({ queryKey });
      if (blocked)
        toast.success(t('已拉黑'), {
          action: t('撤销'),
          durationMs: UNDO_MS,
          onTap: () => change.mutate({ uid, block: false }),
        });
      else toast.success(t('已移出黑名单'));
      onDone?.(uid, blocked);
    },
    onError: (error) => toast.error(actionErrorText(error)),
  });
  return change;
}
