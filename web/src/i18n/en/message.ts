import type { Dictionary } from './translator';

export const message: Dictionary = {
  '还有 {0} 条没看': '{0} unread',
  全部已读: 'Mark all read',
  没有更早的消息啦: 'Nothing earlier',
  消息没能送到: 'Could not load messages',
  收件箱空空的: 'Your inbox is empty',
  '礼包、活动和账号消息会送到这里': 'Gifts, events and news of your account come here',
  去首页逛逛: 'To the home page',
  '{0}消息 · {1}': '{0} · {1}',
  这不是我: 'Not me',
  '已让它退出登录。密码可能被别人知道了，改一个吧。':
    'Logged out. Somebody else may know your password: change it.',
  '这次登录已经结束了。密码可能被别人知道了，改一个吧。':
    'That login has ended already. Somebody else may know your password: change it.',
  未读: 'Unread',
  订单: 'Orders',
  会员: 'VIP',
  管理: 'Moderation',
};
