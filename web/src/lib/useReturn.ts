import { appConfig } from '@/config';
import { useNavigate } from 'react-router';
import { isBelow } from './layers';

/** Returns to a page, which replaces the open one. If it is the previous entry of the history, goes back, so that it has only one entry. */
export function useReturn(): (to: string) => void {
  const navigate = useNavigate();
  return (to) => {
    const take = () => void navigate(to, { replace: true });
    if (!isBelow(appConfig.prefix + to.split('?')[0])) return take();
    window.addEventListener('popstate', take, { once: true });
    void navigate(-1);
  };
}
