import { resetVipConfig } from '@/features/account';
import { useEffect } from 'react';

/** Leaving the profile forgets how a VIP purchase was opened there. */
export function useProfileLeave(route: string | undefined): void {
  useEffect(() => {
    if (route === 'profile') return resetVipConfig;
  }, [route]);
}
