import type { Dictionary } from './translator';

/** Units of time and money, and short common texts. */
export const lib: Dictionary = {
  '{0}元': '¥{0}',
  安卓: 'Android',
  刚刚: 'just now',
  '{0}秒前': '{0} sec ago',
  '{0}分钟前': '{0} min ago',
  '{0}小时前': '{0} {0|hour|hours} ago',
  '{0}秒': '{0} sec',
  '{0}分钟': '{0} min',
  '{0}小时': '{0} {0|hour|hours}',
  '{0}天': '{0} {0|day|days}',
  '{0}：玩家聚在一起发现好游戏、聊攻略、领礼包的地方':
    '{0}: where players find good games, share what they know and claim gifts',
  SDK初始化失败: 'Could not initialise the SDK',
  '{0}，无法获取设备id': '{0}: no device id',
};
