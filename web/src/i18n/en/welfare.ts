import type { Dictionary } from './translator';

export const welfare: Dictionary = {
  '邀请好友，一起领X钻': 'Invite and earn coins',
  '好友安顿下来，你们俩都有奖励': 'A reward for both of you',
  '做任务、抽好礼，限时开放': 'Tasks and prizes, for a limited time',
  限量礼包: 'Limited gifts',
  '{0} 到期': 'Until {0}',
  '每天来看看，福利不错过': 'Come by every day and miss nothing',
};
