import { lazyOptional } from '@/lib/lazyOptional';
import { Suspense, type ComponentProps } from 'react';

export type { Medium } from './MediaViewer';

const Viewer = lazyOptional(() => import('./MediaViewer'));

/** The full-screen viewer. Its code, which contains the gesture library, loads when it opens for the first time. */
export function MediaViewer(props: ComponentProps<typeof Viewer>) {
  return (
    <Suspense>
      <Viewer {...props} />
    </Suspense>
  );
}
