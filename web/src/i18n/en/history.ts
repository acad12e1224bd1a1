import type { Dictionary } from './translator';

/** The browsing history of posts and games. */
export const history: Dictionary = {
  浏览记录: 'Browsing history',
  '看过的漫画、小说和动画在阅读记录里': 'Comics, novels and anime are in your reading history',
  看过的帖子和游戏在浏览记录里: 'Posts and games are in your browsing history',
  还没有浏览记录: 'Nothing here yet',
  '看过的帖子和游戏会记在这台设备上，退出登录就清掉':
    'Posts and games you open are kept on this device, and cleared when you log out',
  去逛逛: 'Look around',
  '清空浏览记录？': 'Clear the browsing history?',
  '只清这台设备上的记录，收藏和阅读记录不受影响。':
    'Only on this device. Your favorites and your reading history stay.',
  '删除“{0}”的记录': 'Remove “{0}” from the history',
};
