import { useAccount } from '@/features/account';
import { useQuery } from '@tanstack/react-query';
import { bookQuery } from './api';

/** A book, as this reader sees it; null where it is gone. What cannot be an id is not asked for. */
export function useBook(id: number) {
  const uid = useAccount((account) => account.uid);
  return useQuery({ ...bookQuery(uid, id), enabled: id > 0 });
}

/** The id that an address names; 0 where it names none. */
export const idIn = (text = ''): number => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0);
