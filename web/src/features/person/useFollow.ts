import { actionErrorText } from '@/api/actionErrors';
import { useWrite } from '@/api/useWrite';
import { toast } from '@/components/ui/toast';
import { useAccount } from '@/features/account';
import { setFollowed } from '@/features/relationships';
import { useQueryClient } from '@tanstack/react-query';
import { follow, unfollow } from './api';

interface FollowChange {
  uid: number;
  follow: boolean;
}

/** Follows or unfollows a player. */
export function useFollow() {
  const client = useQueryClient();
  return useWrite({
    dedupeKey: ({ uid }: FollowChange) => String(uid),
    mutationFn: ({ uid, follow: wanted }: FollowChange) => (wanted ? follow(uid) : unfollow(uid)),
    onMutate: () => useAccount.getState().uid,
    onSuccess: ({ followed }, { uid }, reader) => {
      // The answer may come after another player has signed in.
      if (reader === useAccount.getState().uid) setFollowed(client, reader, uid, followed);
    },
    onError: (error) => toast.error(actionErrorText(error)),
  });
}
