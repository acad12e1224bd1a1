/** The specified screens. They repeat the table of the app on purpose, so that the sweep checks that table. */
export interface Screen {
  name: string;
  path: string;
  layout: 'main' | 'simple' | 'bare';
  /** The text after "晴空游戏 | " in the document title; none at home. */
  title?: string;
  /** The title goes on with the name of the thing. */
  named?: true;
  header?: true;
  withAuth?: true;
  /** Redirects players. */
  guestsOnly?: true;
}

export const screens: readonly Screen[] = [
  { name: 'home', path: '/', layout: 'main', header: true },
  { name: 'square', path: '/square', layout: 'main', title: '礼包中心' },
  { name: 'animate', path: '/animate', layout: 'main', title: '漫画' },
  { name: 'welfare', path: '/welfare', layout: 'main', title: '福利', header: true },
  { name: 'games', path: '/games', layout: 'main', title: '游戏', header: true },
  { name: 'games', path: '/games/strategy', layout: 'main', title: '游戏', header: true },
  { name: 'profile', path: '/profile', layout: 'main', title: '我的' },

  { name: 'detail', path: '/detail/1001', layout: 'bare', title: '游戏', named: true },
  { name: 'login', path: '/login', layout: 'simple', title: '登录', guestsOnly: true },
  { name: 'register', path: '/register', layout: 'simple', title: '注册', guestsOnly: true },
  { name: 'loginOther', path: '/other', layout: 'simple', title: '其他登录方式', guestsOnly: true },
  { name: 'forgotPassword', path: '/forgot', layout: 'simple', title: '找回密码', guestsOnly: true },
  { name: 'findPassword', path: '/find', layout: 'simple', title: '找回密码', withAuth: true },
  { name: 'bindPhone', path: '/bind', layout: 'simple', title: '绑定手机', withAuth: true },
  { name: 'resetPwd', path: '/reset', layout: 'simple', title: '修改密码', withAuth: true },
  { name: 'recharge', path: '/recharge', layout: 'simple', title: 'X钻充值', withAuth: true },
  { name: 'faq', path: '/faq', layout: 'simple', title: '常见问题' },
  { name: 'terms', path: '/terms', layout: 'simple', title: '用户协议' },
  { name: 'privacy', path: '/privacy', layout: 'simple', title: '隐私政策' },
  { name: 'youth', path: '/youth', layout: 'simple', title: '青少年模式', withAuth: true },
  { name: 'erase', path: '/erase', layout: 'simple', title: '注销账号', withAuth: true },
  { name: 'exportData', path: '/export', layout: 'simple', title: '导出我的数据', withAuth: true },
  { name: 'measures', path: '/measures', layout: 'simple', title: '处理记录' },
  { name: 'message', path: '/message', layout: 'simple', title: '系统消息', withAuth: true },
  { name: 'gifts', path: '/gifts', layout: 'simple', title: '礼包', withAuth: true },
  { name: 'user', path: '/user', layout: 'simple', title: '个人中心', withAuth: true },
  { name: 'business', path: '/business', layout: 'simple', title: '商务合作' },
  { name: 'postpage', path: '/postpage', layout: 'simple', title: '发布帖子' },
  { name: 'commenthistory', path: '/commenthistory', layout: 'simple', title: '我的帖子和评论' },
  { name: 'favourites', path: '/favourites', layout: 'simple', title: '我的收藏', withAuth: true },
  { name: 'notice', path: '/notice', layout: 'simple', title: '互动消息', withAuth: true },
  { name: 'person', path: '/u/10001', layout: 'simple', title: '玩家主页', named: true },
  { name: 'orders', path: '/orders', layout: 'simple', title: '我的订单', withAuth: true },
  { name: 'coins', path: '/coins', layout: 'simple', title: 'X钻明细', withAuth: true },
  { name: 'invite', path: '/invite', layout: 'simple', title: '邀请好友', withAuth: true },
  { name: 'settings', path: '/settings', layout: 'simple', title: '设置' },
  { name: 'devices', path: '/devices', layout: 'simple', title: '登录设备', withAuth: true },

  { name: 'search', path: '/search', layout: 'bare', title: '搜索' },
  { name: 'history', path: '/history', layout: 'bare', title: '浏览记录' },
  { name: 'readhistory', path: '/readhistory', layout: 'bare', title: '阅读记录' },
  { name: 'subscriblist', path: '/subscriblist', layout: 'bare', title: '我的订阅' },
  { name: 'readbook', path: '/readbook/2005/1', layout: 'bare', title: '阅读' },
  { name: 'bookmenu', path: '/bookmenu/2001', layout: 'bare', title: '目录' },
  { name: 'bookinfo', path: '/bookinfo/2001', layout: 'bare', title: '作品详情', named: true },
  { name: 'watch', path: '/watch/2021/1', layout: 'bare', title: '动画' },
  { name: 'post', path: '/post/1', layout: 'bare', title: '帖子', named: true },
  { name: 'download', path: '/download', layout: 'bare', title: '下载' },
  { name: 'download', path: '/download/1004', layout: 'bare', title: '下载' },
  { name: 'checkin', path: '/checkin', layout: 'bare', title: '每日签到' },
  { name: 'activity', path: '/activity', layout: 'bare', title: '活动中心' },
];
