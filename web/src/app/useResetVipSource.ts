import { readVipSource, resetVipSource } from '@/features/account';
import { useEffect, useState } from 'react';

/** Leaving the profile forgets how a VIP purchase was opened there; leaving by a page of somebody else's, such as a cashier's, does, too. */
export function useResetVipSource(route: string | undefined): void {
  useEffect(() => {
    if (route === 'profile') return resetVipSource;
  }, [route]);
  const [first] = useState(route);
  useEffect(() => {
    if (first !== 'profile' && readVipSource().source) resetVipSource();
  }, [first]);
}
