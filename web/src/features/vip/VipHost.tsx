import { useAddressSheet } from '@/lib/useAddressSheet';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';

const VipSheet = lazy(() => import('./VipSheet'));

/** The place of the membership's sheet: the address asks for it (pop=1) and is left clean. `to`: where a player is on the way to, if not to a game. */
export function VipHost({ to }: { to?: string }) {
  const [query, setQuery] = useSearchParams();
  const { close } = useAddressSheet(() => {
    query.delete('pop');
    query.delete('source');
    setQuery(query, { replace: true });
  });
  if (query.get('pop') !== '1') return null;
  return (
    <Suspense>
      <VipSheet to={to} onClose={close} />
    </Suspense>
  );
}
