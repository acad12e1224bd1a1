import type { DrawingName } from '@/components/art/Drawing';
import { paths } from '@/paths';

export interface UpcomingScreen {
  drawing: DrawingName;
  line: string;
  hint: string;
  next: { label: string; to: string };
  /** For screens without a layout, which bring their own bar. */
  title?: string;
}

const games = { label: '去逛逛游戏', to: paths.games() };
const home = { label: '回首页看看', to: paths.home };

/** Drawing and wording of each screen whose feature is still to come, by the first part of its address. */
const screens: Record<string, UpcomingScreen> = {
  animate: {
    drawing: 'comic',
    line: '漫画书架正在上新',
    hint: '热血、治愈、悬疑，好看的漫画和动画会摆在这里',
    next: games,
  },
  readhistory: {
    title: '阅读记录',
    drawing: 'shelf',
    line: '看到哪儿，会替你记着',
    hint: '读过的漫画和小说会按时间排在这里',
    next: home,
  },
  subscriblist: {
    title: '我的订阅',
    drawing: 'shelf',
    line: '追更的书会放在这里',
    hint: '订阅的作品一更新，这里就会告诉你',
    next: home,
  },
  readbook: {
    title: '阅读',
    drawing: 'book',
    line: '书页正在装订',
    hint: '漫画和小说都会在这里翻开',
    next: home,
  },
  bookmenu: {
    title: '目录',
    drawing: 'book',
    line: '目录正在编排',
    hint: '每一话每一章都会列在这里',
    next: home,
  },
  bookinfo: {
    title: '作品详情',
    drawing: 'book',
    line: '作品介绍正在撰写',
    hint: '封面、简介和章节会放在这里',
    next: home,
  },
  watch: { title: '动画', drawing: 'play', line: '放映机正在调试', hint: '动画会在这里播放', next: home },
};

const unnamed: UpcomingScreen = {
  drawing: 'empty',
  line: '这里正在收拾',
  hint: '很快就好，先去别处逛逛吧',
  next: home,
};

export function upcomingAt(pathname: string): UpcomingScreen {
  return screens[pathname.split('/')[1] ?? ''] ?? unnamed;
}
