import { Skeleton } from '@/components/ui/Skeleton';
import { useStatusFailure } from '../useStatus';

/** Replaces a figure that is loading or failed to load. */
export function UnknownPlayerCard() {
  const failure = useStatusFailure();
  return failure ? '–' : <Skeleton width="1.5em" height="0.75em" />;
}
