import { SiteFooter } from '@/features/legal';
import { Suspense } from 'react';
import { Books } from './Books';
import { HotPosts } from './HotPosts';

/** The bottom of the home screen. It loads when the user scrolls near it, not at startup. */
export default function BelowTheFold() {
  return (
    <>
      <Books />
      <HotPosts />
      <Suspense>
        <SiteFooter />
      </Suspense>
    </>
  );
}
