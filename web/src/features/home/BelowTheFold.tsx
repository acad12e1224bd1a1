import { Books } from './Books';
import { HotPosts } from './HotPosts';

/** The foot of the home screen. Not for the first load: it is read when somebody comes near. */
export default function BelowTheFold() {
  return (
    <>
      <Books />
      <HotPosts />
    </>
  );
}
