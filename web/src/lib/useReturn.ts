import { appConfig } from '@/config';
import { useNavigate } from 'react-router';
import { isBelow } from './layers';

/** Returns to a page, which then has one entry of the history: goes back if it is the previous entry, else replaces the open page. */
export function useReturn(): (to: string) => void {
  const navigate = useNavigate();
  return (to) => {
    const address = appConfig.prefix + to;
    const replace = () => void navigate(to, { replace: true });
    if (!isBelow(address.split('?')[0])) return replace();
    const wasReached = () => window.location.pathname + window.location.search === address;
    window.addEventListener('popstate', () => wasReached() || replace(), { once: true });
    void navigate(-1);
  };
}
