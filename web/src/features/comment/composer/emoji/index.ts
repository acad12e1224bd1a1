import { lazyOptional } from '@/lib/lazyOptional';

/** Loaded only when a player opens it. */
export const EmojiPanel = lazyOptional(() => import('./EmojiPanel'));
