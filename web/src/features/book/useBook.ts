import { useAccount } from '@/features/account';
import { useQuery } from '@tanstack/react-query';
import { bookQuery } from './api';

/** A book, as this reader sees it; null where it is gone. What cannot be an id is not asked for. */
export function useBook(id: number) {
  const uid = useAccount((account) => account.uid);
  return useQuery({ ...bookQuery(uid, id), enabled: id > 0 });
}
