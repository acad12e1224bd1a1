import type { Activity, ActivityKind, ActivityState, Deed } from '@/api/types';
import { paths } from '@/paths';
import {
  CalendarHeart,
  Gamepad2,
  Gem,
  Heart,
  MessageCircle,
  PenLine,
  UserPlus,
  type LucideIcon,
} from 'lucide-react';

export const STATES: readonly { id: ActivityState; name: string }[] = [
  { id: 'running', name: '进行中' },
  { id: 'coming', name: '即将开始' },
  { id: 'past', name: '往期' },
];

export const STATE_NAME: Record<ActivityState, string> = {
  running: '进行中',
  coming: '即将开始',
  past: '已结束',
};

export const KIND_NAME: Record<ActivityKind, string> = { tasks: '任务', draw: '抽奖', page: '专题' };

interface Way {
  icon: LucideIcon;
  /** What the button says that leads there. */
  go: string;
  to: string;
}

/** Where each deed is done. */
export const WAYS: Record<Deed, Way> = {
  publish: { icon: PenLine, go: '去发帖', to: paths.postpage },
  comment: { icon: MessageCircle, go: '去评论', to: paths.square },
  like: { icon: Heart, go: '去点赞', to: paths.square },
  checkIn: { icon: CalendarHeart, go: '去签到', to: paths.checkin },
  invite: { icon: UserPlus, go: '去邀请', to: paths.invite },
  download: { icon: Gamepad2, go: '去下载', to: paths.games() },
  recharge: { icon: Gem, go: '去充值', to: paths.recharge },
};

/** The address of an activity: messages lead there, too. */
export const activityPath = (id: number) => `${paths.activity}?id=${id}`;

/** When an activity passes into its next state, and what that is called. What is over can be claimed for a while. */
export function nextTurn(activity: Activity, now: number): { at: number; name: string } | null {
  const { state, kind, beginTime, endTime, claimEndTime } = activity;
  if (state === 'coming') return { at: Date.parse(beginTime), name: '距开始' };
  if (state === 'running') return { at: Date.parse(endTime), name: '距结束' };
  const claims = kind === 'tasks' && activity.joined && Date.parse(claimEndTime) > now;
  return claims ? { at: Date.parse(claimEndTime), name: '领奖截止' } : null;
}

/** X钻 and days of membership, in a few letters. */
export function rewardText({ coins, vipDays }: { coins: number; vipDays: number }): string {
  return [coins > 0 && `${coins}X钻`, vipDays > 0 && `会员 ${vipDays} 天`].filter(Boolean).join(' + ');
}
