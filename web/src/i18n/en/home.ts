import type { Dictionary } from './translator';

/** The home screen, and the installation of the app on the device. */
export const home: Dictionary = {
  刚刚更新的: 'Just updated',
  今日推荐: 'Today’s picks',
  每一类里最火的: 'The hottest of each kind',
  高分: 'Top rated',
  编辑评分最高的: 'Rated best by our editors',
  今天也要玩得开心: 'Have fun today',
  热帖: 'Hot posts',
  广场上聊得正热: 'What the square talks about',
  新游戏正在上架: 'New games are coming',
  '先去签个到，回来就有得玩啦': 'Check in first and come back to play',
  新游: 'New games',
  刚刚上架: 'Just released',
  '每日签到，领X钻，连签有惊喜': 'Daily check-in: collect coins, and more with a streak',
  '连续签到，越签奖励越多，满月得徽章':
    'Check in day after day: rewards grow, and a full month earns a badge',
  签到: 'Check-in',
  活动: 'Events',
  邀请: 'Invite',
  帮助: 'Help',
  大家都在玩: 'What everybody plays',
  下载榜: 'Top downloads',
  安装到桌面: 'Add to home screen',
  '把{0}放到桌面': 'Put {0} on your home screen',
  '一点就开，没网也能接着看': 'One tap to open, and it reads offline',
  安装: 'Add',
  不用了: 'No thanks',
};
