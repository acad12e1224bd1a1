import { actionErrorText } from '@/api/actionErrors';
import { useWrite } from '@/api/useWrite';
import { toast } from '@/components/ui/toast';
import { setFollowed } from '@/features/relationships';
import { follow, unfollow } from './api';

interface FollowChange {
  uid: number;
  follow: boolean;
}

/** Follows or unfollows a player. */
export function useFollow() {
  return useWrite({
    dedupeKey: ({ uid }: FollowChange) => String(uid),
    mutationFn: ({ uid, follow: wanted }: FollowChange) => (wanted ? follow(uid) : unfollow(uid)),
    onSuccess: ({ followed }, { uid }) => setFollowed(uid, followed),
    onError: (error) => toast.error(actionErrorText(error)),
  });
}
