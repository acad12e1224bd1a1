import type { Dictionary } from './translator';

export const sensitiveWords: Dictionary = {
  '含有敏感词{0}，可能无法发布': '{0} may not be allowed: try other words',
};
