import { useAccount } from '@/features/account';
import { useInfiniteQuery } from '@tanstack/react-query';
import { shelfQuery } from './api';
import { updateCount } from './reducers';

/** The number of shelf books with new chapters, live. */
export function useUpdateCount(): number {
  const uid = useAccount((account) => account.uid);
  const { data } = useInfiniteQuery({ ...shelfQuery(uid), enabled: uid > 0, select: updateCount });
  return uid > 0 ? (data ?? 0) : 0;
}
