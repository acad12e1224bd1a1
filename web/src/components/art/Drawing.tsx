import { lazy, Suspense } from 'react';
import type { motifs } from './motifs';

export type DrawingName = keyof typeof motifs;

const Scene = lazy(() => import('./Scene'));

/** An illustration of ours, fetched when one is first needed; its place is kept until then. */
export function Drawing({ name }: { name: DrawingName }) {
  return (
    <Suspense fallback={<svg viewBox="0 0 240 160" aria-hidden="true" />}>
      <Scene name={name} />
    </Suspense>
  );
}
