import { lazyOptional } from '@/lib/lazyOptional';
import { Suspense } from 'react';
import type { motifs } from './motifs';

export type DrawingName = keyof typeof motifs;

const Scene = lazyOptional(() => import('./Scene'));

/** An illustration of ours, fetched when one is first needed; its place is kept until then. What it stands beside needs none. */
export function Drawing({ name }: { name: DrawingName }) {
  return (
    <Suspense fallback={<svg viewBox="0 0 240 160" aria-hidden="true" />}>
      <Scene name={name} />
    </Suspense>
  );
}
