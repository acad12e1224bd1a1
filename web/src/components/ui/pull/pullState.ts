import { PULL_HEAD_HEIGHT_PX } from '@/constants';
import { t } from '@/lib/i18n';

/** normal: at rest. pulling: not far enough. loosing: a release would reload. loading: reloading. success: reloaded. */
export type PullState = 'normal' | 'pulling' | 'loosing' | 'loading' | 'success';

/** The damped distance: the further the pull, the less the content moves. */
export function damped(distancePx: number): number {
  const head = PULL_HEAD_HEIGHT_PX;
  if (distancePx <= head) return distancePx;
  if (distancePx <= head * 2) return head + (distancePx - head) / 2;
  return head * 1.5 + (distancePx - head * 2) / 4;
}

export function pulledState(distancePx: number): PullState {
  if (distancePx <= 0) return 'normal';
  return distancePx < PULL_HEAD_HEIGHT_PX ? 'pulling' : 'loosing';
}

export const PULL_TEXT: Record<PullState, string> = {
  normal: '',
  pulling: t('下拉刷新'),
  loosing: t('松开就刷新'),
  loading: t('正在刷新'),
  success: t('已经是最新的啦'),
};
