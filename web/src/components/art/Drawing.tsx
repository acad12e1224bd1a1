import { lazyOptional } from '@/lib/lazyOptional';
import { Suspense } from 'react';
import type { motifs } from './motifs';

export type DrawingName = keyof typeof motifs;

const Scene = lazyOptional(() => import('./Scene'));

/** An illustration whose code loads on first use, with reserved space. The content next to it does not depend on it. */
export function Drawing({ name }: { name: DrawingName }) {
  return (
    <Suspense fallback={<svg viewBox="0 0 240 160" aria-hidden="true" />}>
      <Scene name={name} />
    </Suspense>
  );
}
