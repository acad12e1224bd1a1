import type { IconComponent } from '@/components/ui/createIcon';
import type { Activity, ActivityKind, ActivityState, ActivityTask, Deed } from '@/api/types';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import CalendarHeart from '~icons/lucide/calendar-heart';
import Gamepad2 from '~icons/lucide/gamepad-2';
import Gem from '~icons/lucide/gem';
import Heart from '~icons/lucide/heart';
import MessageCircle from '~icons/lucide/message-circle';
import PenLine from '~icons/lucide/pen-line';
import UserPlus from '~icons/lucide/user-plus';

export const STATES: readonly { id: ActivityState; name: string }[] = [
  { id: 'running', name: t('进行中') },
  { id: 'coming', name: t('即将开始') },
  { id: 'past', name: t('往期') },
];

export const STATE_NAME: Record<ActivityState, string> = {
  running: t('进行中'),
  coming: t('即将开始'),
  past: t('已结束'),
};

export const KIND_NAME: Record<ActivityKind, string> = { tasks: t('任务'), draw: t('抽奖'), page: t('专题') };

interface TaskLink {
  icon: IconComponent;
  /** The text of the button that leads there. */
  go: string;
  to: string;
}

/** The screen where each kind of task is done. */
export const TASK_LINKS: Record<Deed, TaskLink> = {
  publish: { icon: PenLine, go: t('去发帖'), to: paths.postpage },
  comment: { icon: MessageCircle, go: t('去评论'), to: paths.square },
  like: { icon: Heart, go: t('去点赞'), to: paths.square },
  checkIn: { icon: CalendarHeart, go: t('去签到'), to: paths.checkin },
  invite: { icon: UserPlus, go: t('去邀请'), to: paths.invite },
  download: { icon: Gamepad2, go: t('去下载'), to: paths.games() },
  recharge: { icon: Gem, go: t('去充值'), to: paths.recharge },
};

/**
 * The time and name of an activity's next change of state. After its end, rewards can be claimed until a
 * deadline.
 */
export function nextActivityChange(activity: Activity, now: number): { at: number; name: string } | null {
  const { state, kind, beginTime, endTime, claimEndTime } = activity;
  if (state === 'coming') return { at: Date.parse(beginTime), name: t('距开始') };
  if (state === 'running') return { at: Date.parse(endTime), name: t('距结束') };
  const claims = kind === 'tasks' && activity.joined && Date.parse(claimEndTime) > now;
  return claims ? { at: Date.parse(claimEndTime), name: t('领奖截止') } : null;
}

/** Coins and membership days as a short text. */
export function rewardText({ coins, vipDays }: { coins: number; vipDays: number }): string {
  return [coins > 0 && t`${coins}X钻`, vipDays > 0 && t`会员 ${vipDays} 天`].filter(Boolean).join(' + ');
}

/**
 * The possible action of a task: do it (`todo`), claim it (`ready`), or none (`soon`, `claimed`, `missed`).
 */
type TaskStage = 'soon' | 'todo' | 'ready' | 'claimed' | 'missed';

export function taskStageOf(activity: Activity, task: ActivityTask, now: number): TaskStage {
  if (task.claimed) return 'claimed';
  if (activity.state === 'coming') return 'soon';
  if (now >= Date.parse(activity.claimEndTime)) return 'missed';
  if (activity.joined && task.done >= task.goal) return 'ready';
  return activity.state === 'running' ? 'todo' : 'missed';
}
