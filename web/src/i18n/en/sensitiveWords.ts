import type { Dictionary } from './translator';

export const sensitiveWords: Dictionary = {
  '{0}不能发，换个说法吧': '{0} cannot be posted: try other words',
  '{0}会显示成 *': '{0} is shown as *',
};
