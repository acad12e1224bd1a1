import { MediaTile } from '@/features/publish';
import type { PictureInput } from './useDraftPicture';

/** The picture of an unsent comment, with its upload. */
export default function PicturePreview({ input: { picture, remove, retry } }: { input: PictureInput }) {
  return picture && <MediaTile item={picture} index={0} count={1} onRemove={remove} onRetry={retry} />;
}
