import { useAccount } from '@/features/account';
import { useQuery } from '@tanstack/react-query';
import { bookQuery } from './api';

/** A book as this reader sees it; null if it no longer exists. An invalid id sends no request. */
export function useBook(id: number) {
  const uid = useAccount((account) => account.uid);
  return useQuery({ ...bookQuery(uid, id), enabled: id > 0 });
}
