import { Skeleton } from '@/components/ui/Skeleton';
import { useStatusFailure } from '../statusStore';

/** In the place of a figure that is still to come, or did not. */
export function UnknownPlayerCard() {
  const failure = useStatusFailure();
  return failure ? '–' : <Skeleton width="1.5em" height="0.75em" />;
}
