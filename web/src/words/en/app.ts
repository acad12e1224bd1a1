import type { Dictionary } from './say';

/** The shell, the sections, the titles of screens, and the line to the server. */
export const app: Dictionary = {
  '登录已过期，请重新登录': 'Your session has expired. Please log in again',
  请先登录: 'Please log in first',
  下载APP: 'Get the app',
  '系统消息，{0} 条未读': 'Messages, {0} unread',
  我的: 'Me',
  首页: 'Home',
  广场: 'Square',
  主导航: 'Main',
  '{0} 条未读消息': '{0} unread {0|message|messages}',
  '{0} 条新互动': '{0} new {0|notification|notifications}',
  这一页没能打开: 'This page did not open',
  礼包中心: 'Gift centre',
  福利: 'Rewards',
  其他登录方式: 'Other ways to log in',
  X钻充值: 'Top up X Coins',
  个人中心: 'My account',
  发布帖子: 'New post',
  我的帖子和评论: 'My posts and comments',
  玩家主页: 'Player',
  作品详情: 'Details',
  下载: 'Download',
  正在恢复连接: 'Reconnecting',
};
