import { t } from '@/lib/i18n';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { matchPath } from 'react-router';
import type { FirstQueries } from './firstQueries';
import { pageCode, type PageCode } from './pages/pageCode';

/** main: header and tabs. simple: back button, title, icon. bare: the page renders everything itself. */
export type Layout = 'main' | 'simple' | 'bare';

export interface RouteDef {
  name: string;
  path: string;
  layout: Layout;
  title?: string;
  /** Main layout only. */
  header?: boolean;
  withAuth?: boolean;
  /** A signed-in player is redirected away from this page. */
  guestsOnly?: boolean;
  /** The name of the route that "back" opens. By default, "back" opens the previous entry of the history. */
  backTo?: string;
  /** One page for all addresses of this route, instead of one page each. */
  onePage?: boolean;
  /** The page is not cached when it is left. */
  transient?: boolean;
  /** The names of the page's tabs, which are shown while its code loads. */
  tabs?: readonly string[];
  Page: LazyExoticComponent<ComponentType>;
  code: Pick<PageCode<Screen>, 'useFailures' | 'retry'>;
  /** Loads the page's code before the page is shown. */
  preload: () => Promise<Screen | undefined>;
}

/** For visitors. Back opens the home page, and typed text is not cached. */
const signIn = { backTo: 'home', transient: true, guestsOnly: true } as const;

/** The exports of a page's module. */
export interface Screen {
  default: ComponentType;
  /** The queries that a visitor reads first there: the server puts the answers into the page. */
  firstQueries?: () => FirstQueries;
}

type Load = () => Promise<Screen>;
type Options = Omit<RouteDef, 'name' | 'path' | 'layout' | 'Page' | 'code' | 'preload'>;

const route =
  (layout: Layout) =>
  (name: string, path: string, load: Load, options: Options = {}): RouteDef => {
    let loadedScreen: Screen | undefined;
    const code = pageCode(() => load().then((screen) => (loadedScreen = screen)));
    // A loaded screen renders synchronously, without a skeleton in between.
    const resolvedScreen = {
      then: (take: (screen: Screen) => void) => take(loadedScreen!),
    } as Promise<Screen>;
    return {
      name,
      path,
      layout,
      ...options,
      Page: lazy(() => (loadedScreen ? resolvedScreen : code.load())),
      code,
      preload: code.preload,
    };
  };
const main = route('main');
const simple = route('simple');
const bare = route('bare');

export const routes: readonly RouteDef[] = [
  main('home', '/', () => import('@/features/home/HomePage'), { header: true }),
  main('square', '/square', () => import('@/features/post/SquarePage'), {
    title: t('礼包中心'),
    tabs: [t('热门'), t('最新'), t('关注')],
  }),
  main('animate', '/animate', () => import('@/features/book/LibraryPage'), {
    title: t('漫画'),
    tabs: [t('漫画'), t('小说'), t('动画')],
  }),
  main('welfare', '/welfare', () => import('@/features/welfare/WelfarePage'), {
    title: t('福利'),
    header: true,
  }),
  main('games', '/games/:type?', () => import('@/features/game/GameListPage'), {
    title: t('游戏'),
    header: true,
    onePage: true,
  }),
  main('profile', '/profile', () => import('@/features/account/ProfilePage'), { title: t('我的') }),

  bare('detail', '/detail/:id', () => import('@/features/game/GameDetailPage'), {
    title: t('游戏', 'one'),
  }),
  simple('login', '/login', () => import('@/features/account/LoginPage'), {
    title: t('登录'),
    ...signIn,
  }),
  simple('register', '/register', () => import('@/features/account/RegisterPage'), {
    title: t('注册'),
    ...signIn,
  }),
  simple('loginOther', '/other', () => import('@/features/account/OtherLoginPage'), {
    title: t('其他登录方式'),
    ...signIn,
  }),
  // Back returns to the login, which opened it.
  simple('forgotPassword', '/forgot', () => import('@/features/account/ForgotPasswordPage'), {
    title: t('找回密码'),
    transient: true,
    guestsOnly: true,
  }),
  simple('findPassword', '/find', () => import('@/features/account/FindPasswordPage'), {
    title: t('找回密码'),
    withAuth: true,
    transient: true,
  }),
  simple('bindPhone', '/bind', () => import('@/features/account/BindPage'), {
    title: t('绑定手机'),
    withAuth: true,
    transient: true,
  }),
  simple('resetPwd', '/reset', () => import('@/features/account/ResetPasswordPage'), {
    title: t('修改密码'),
    withAuth: true,
    transient: true,
  }),
  simple('recharge', '/recharge', () => import('@/features/order/RechargePage'), {
    title: t('X钻充值'),
    withAuth: true,
  }),
  simple('faq', '/faq', () => import('@/features/customerService/FaqPage'), { title: t('常见问题') }),
  simple('terms', '/terms', () => import('@/features/legal/TermsPage'), { title: t('用户协议') }),
  simple('privacy', '/privacy', () => import('@/features/legal/PrivacyPage'), { title: t('隐私政策') }),
  simple('youth', '/youth', () => import('@/features/account/youth/YouthPage'), {
    title: t('青少年模式'),
    withAuth: true,
  }),
  simple('erase', '/erase', () => import('@/features/account/erase/ErasePage'), {
    title: t('注销账号'),
    withAuth: true,
  }),
  simple('exportData', '/export', () => import('@/features/account/export/ExportPage'), {
    title: t('导出我的数据'),
    withAuth: true,
  }),
  // Also for suspended players, who have no session.
  simple('measures', '/measures', () => import('@/features/appeal/MeasuresPage'), {
    title: t('处理记录'),
  }),
  simple('message', '/message', () => import('@/features/message/InboxPage'), {
    title: t('系统消息'),
    withAuth: true,
  }),
  simple('gifts', '/gifts', () => import('@/features/gift/GiftsPage'), {
    title: t('礼包'),
    tabs: [t('领礼包'), t('我领到的'), t('我的道具')],
    withAuth: true,
  }),
  simple('user', '/user', () => import('@/features/account/UserPage'), {
    title: t('个人中心'),
    withAuth: true,
  }),
  simple('business', '/business', () => import('@/features/customerService/BusinessPage'), {
    title: t('商务合作'),
  }),
  simple('postpage', '/postpage', () => import('@/features/publish/PublishPage'), {
    title: t('发布帖子'),
  }),
  simple('commenthistory', '/commenthistory', () => import('@/features/person/CommentHistoryPage'), {
    title: t('我的帖子和评论'),
    tabs: [t('帖子'), t('评论')],
    transient: true,
  }),
  simple('favourites', '/favourites', () => import('@/features/favourite/FavouritesPage'), {
    title: t('我的收藏'),
    tabs: [t('帖子'), t('游戏')],
    withAuth: true,
  }),
  simple('notice', '/notice', () => import('@/features/notice/NoticePage'), {
    title: t('互动消息'),
    tabs: [t('赞'), t('评论和@'), t('关注', 'notices')],
    withAuth: true,
  }),
  simple('person', '/u/:uid', () => import('@/features/person/PersonPage'), {
    title: t('玩家主页'),
  }),
  simple('orders', '/orders', () => import('@/features/order/OrdersPage'), {
    title: t('我的订单'),
    withAuth: true,
  }),
  simple('coins', '/coins', () => import('@/features/coin/CoinsPage'), {
    title: t('X钻明细'),
    withAuth: true,
  }),
  simple('invite', '/invite', () => import('@/features/invite/InvitePage'), {
    title: t('邀请好友'),
    withAuth: true,
  }),
  simple('settings', '/settings', () => import('@/features/settings/SettingsPage'), {
    title: t('设置'),
  }),
  simple('devices', '/devices', () => import('@/features/account/devices/DevicesPage'), {
    title: t('登录设备'),
    withAuth: true,
  }),

  bare('search', '/search', () => import('@/features/search/SearchPage'), { title: t('搜索') }),
  bare('history', '/history', () => import('@/features/history/HistoryPage'), { title: t('浏览记录') }),
  bare('readhistory', '/readhistory', () => import('@/features/book/ReadHistoryPage'), {
    title: t('阅读记录'),
  }),
  bare('subscriblist', '/subscriblist', () => import('@/features/book/ShelfPage'), { title: t('我的订阅') }),
  bare('readbook', '/readbook/:id/:cid', () => import('@/features/reading/ReadBookPage'), {
    title: t('阅读'),
    onePage: true,
    transient: true,
  }),
  bare('bookmenu', '/bookmenu/:id', () => import('@/features/book/BookMenuPage'), { title: t('目录') }),
  bare('bookinfo', '/bookinfo/:id', () => import('@/features/book/BookInfoPage'), { title: t('作品详情') }),
  bare('watch', '/watch/:id/:cid', () => import('@/features/animationPlayer/AnimationPage'), {
    title: t('动画'),
    onePage: true,
    transient: true,
  }),
  bare('post', '/post/:id', () => import('@/features/post/PostPage'), { title: t('帖子', 'one') }),
  bare('download', '/download/:id?', () => import('@/features/game/DownloadPage'), { title: t('下载') }),
  bare('checkin', '/checkin', () => import('@/features/checkin/CheckinPage'), { title: t('每日签到') }),
  bare('activity', '/activity/:id?', () => import('@/features/activity/ActivityPage'), {
    title: t('活动中心'),
    onePage: true,
  }),
];

export function routeAt(pathname: string): RouteDef | undefined {
  return routes.find(({ path }) => matchPath(path, pathname) !== null);
}

export function routeNamed(name: string): RouteDef {
  const found = routes.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`no route is named ${name}`);
  return found;
}

/** The address of a named route whose parameters are all optional. */
export function addressOf(name: string): string {
  return routeNamed(name).path.replace(/\/:[^/]+\?/g, '');
}
