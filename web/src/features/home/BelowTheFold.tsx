import { Books } from './Books';
import { HotPosts } from './HotPosts';

/** The bottom of the home screen. It loads when the user scrolls near it, not at startup. */
export default function BelowTheFold() {
  return (
    <>
      <Books />
      <HotPosts />
    </>
  );
}
