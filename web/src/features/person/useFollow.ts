import { actionErrorText } from '@/api/refusals';
import { useWrite } from '@/api/useWrite';
import { toast } from '@/components/ui/toast';
import { setFollowed } from '@/features/relationships';
import { follow, unfollow } from './api';

interface Wish {
  uid: number;
  follow: boolean;
}

/** Follows somebody, or no longer. */
export function useFollow() {
  return useWrite({
    about: ({ uid }: Wish) => String(uid),
    mutationFn: ({ uid, follow: wanted }: Wish) => (wanted ? follow(uid) : unfollow(uid)),
    onSuccess: ({ followed }, { uid }) => setFollowed(uid, followed),
    onError: (error) => toast.error(actionErrorText(error)),
  });
}
