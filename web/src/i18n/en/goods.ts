import type { Dictionary } from './translator';

export const goods: Dictionary = {
  我的道具: 'My items',
  '头像框「{0}」': 'Avatar frame “{0}”',
  '晴空会员 {0} 天': '{0} {0|day|days} of Clear Sky VIP',
  '{0} ×{1}': '{0} ×{1}',
  '×{0}': '×{0}',
  改名卡: 'Rename card',
  '免费次数用完后，还能再改一次昵称': 'One more change of your nickname when the free one is used.',
  抽奖券: 'Lucky draw ticket',
  '在抽奖活动里抵一次X钻，每天的免费次数先用':
    'One lucky draw without X Coins. Free spins of the day go first.',
  补签卡: 'Make-up card',
  '补签一天不花X钻，连签接着算': 'Make up for one day without X Coins. Your streak goes on.',
  查看会员: 'View your VIP',
  还没有道具: 'No items yet',
  '头像框、改名卡、抽奖券和补签卡，领了礼包就在这里':
    'Avatar frames, rename cards, lucky draw tickets and make-up cards from gifts show up here',
  '戴在头像上，大家在帖子、评论和主页都看得到': 'Worn around your avatar, on posts, comments and your page.',
  '使用{0}': 'Use: {0}',
  '下次免费改名：{0}': 'Next free change: {0}.',
  现在改名还是免费的: 'A change is still free now.',
  '佩戴头像框「{0}」': 'Wear the frame “{0}”',
  '取下头像框「{0}」': 'Take off the frame “{0}”',
  佩戴: 'Wear',
  取下: 'Take off',
  戴上啦: 'You are wearing it',
  取下啦: 'Taken off',
};
