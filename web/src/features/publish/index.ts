/** The upload of pictures, for composers of other features. */
export type { MediaItem } from './draft/draft';
export { browserFiles } from './draft/files';
export { MediaTile } from './media/MediaTile';
export { fitPicture } from './media/picture';
export { sendMedia } from './media/send';
export { createUploads, type Uploads } from './media/uploads';
