import { readVipSource, resetVipSource } from '@/features/account';
import { useEffect, useState } from 'react';

/** Clears the source of a VIP purchase when the player leaves the profile, also for an external page such as the payment page. */
export function useResetVipSource(route: string | undefined): void {
  useEffect(() => {
    if (route === 'profile') return resetVipSource;
  }, [route]);
  const [first] = useState(route);
  useEffect(() => {
    if (first !== 'profile' && readVipSource().source) resetVipSource();
  }, [first]);
}
