import { readVipConfig, resetVipConfig } from '@/features/account';
import { useEffect, useState } from 'react';

/** Leaving the profile forgets how a VIP purchase was opened there; leaving by a page of somebody else's, such as a cashier's, does, too. */
export function useProfileLeave(route: string | undefined): void {
  useEffect(() => {
    if (route === 'profile') return resetVipConfig;
  }, [route]);
  const [first] = useState(route);
  useEffect(() => {
    if (first !== 'profile' && readVipConfig().source) resetVipConfig();
  }, [first]);
}
