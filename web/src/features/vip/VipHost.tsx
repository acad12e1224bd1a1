import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';

const VipSheet = lazy(() => import('./VipSheet'));

/**
 * Opens the membership sheet when the address has `pop=1`, and removes that on close. `to`: the page to return to, if
 * it is not a game.
 */
export function VipHost({ to }: { to?: string }) {
  const [query, setQuery] = useSearchParams();
  const close = () => {
    query.delete('pop');
    query.delete('source');
    setQuery(query, { replace: true });
  };
  if (query.get('pop') !== '1') return null;
  return (
    <Suspense>
      <VipSheet to={to} onClose={close} />
    </Suspense>
  );
}
