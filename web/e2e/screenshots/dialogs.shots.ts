import { expect, type Page } from '@playwright/test';
import { openScreen } from '../support/app';
import { settled } from '../support/pictures';
import { callBars } from '../support/reading';
import { SCHEMES, sized, SIZES } from '../support/variants';
import { ready } from '../support/worker';
import { shoot } from './support/camera';
import { test, type ScreenshotPlayers } from './support/screenshotPlayers';

interface Scene {
  /** The screen and the state in the picture's name, separated by a space. */
  name: string;
  path: string | ((cast: ScreenshotPlayers) => string);
  /** The player; `penniless` is a new one without coins. */
  as?: keyof ScreenshotPlayers | 'penniless';
  act?: (page: Page) => Promise<unknown>;
  /** Allow the announcement or the service worker, which are off by default. */
  announcement?: true;
  worker?: true;
}

const [phone, , , , desk] = SIZES;
const button = (page: Page, name: string | RegExp) => openScreen(page).getByRole('button', { name });
const press =
  (name: string | RegExp, which = 0) =>
  (page: Page) =>
    button(page, name).nth(which).click();
/** Presses a button that opens a sheet or dialog, and waits until it has loaded. */
const opens = (name: string | RegExp, which?: number) => async (page: Page) => {
  await press(name, which)(page);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('dialog').locator('[aria-busy=true]')).toHaveCount(0);
};
const inDialog = (page: Page, name: string | RegExp) =>
  page.getByRole('dialog').getByRole('button', { name }).click();

const SCENES: readonly Scene[] = [
  { name: 'home announcement', path: '/', announcement: true },
  { name: 'detail confirm', path: '/detail/1004?pop=1', as: 'newcomer' },
  { name: 'detail confirm-member', path: '/detail/1004?pop=1', as: 'regular' },
  {
    name: 'detail insufficient',
    path: '/detail/1004?pop=1',
    as: 'penniless',
    act: (page) => inDialog(page, '确认下载'),
  },
  {
    name: 'detail viewer',
    path: '/detail/1001',
    act: (page) => openScreen(page).locator('[data-scroller] li button').first().click(),
  },
  { name: 'gifts claimed', path: '/gifts', as: 'penniless', act: opens('领取') },
  { name: 'gifts for-members', path: '/gifts', as: 'penniless', act: opens('领取', 1) },
  { name: 'gifts mine', path: '/gifts?tab=mine', as: 'regular' },
  { name: 'gifts mine-empty', path: '/gifts?tab=mine', as: 'penniless' },
  { name: 'activity tasks', path: '/activity/1', as: 'regular' },
  { name: 'activity wheel', path: '/activity/2', as: 'newcomer' },
  { name: 'activity wheel-odds', path: '/activity/2', act: opens('概率公示') },
  { name: 'activity page', path: '/activity/3' },
  { name: 'profile vip', path: '/profile?pop=1', as: 'newcomer' },
  { name: 'profile vip-member', path: '/profile?pop=1', as: 'regular' },
  {
    name: 'message open',
    path: '/message',
    as: 'newcomer',
    act: (page) => page.locator('[data-read]').first().click(),
  },
  { name: 'checkin rules', path: '/checkin', as: 'newcomer', act: opens('规则') },
  { name: 'checkin make-up', path: '/checkin', as: 'regular', act: opens(/漏签/) },
  { name: 'post menu', path: '/post/1', as: 'regular', act: opens('更多') },
  { name: 'post composer', path: '/post/1', as: 'regular', act: press(/^(说点什么吧|\[草稿\])/) },
  { name: 'invite poster', path: '/invite', as: 'regular', act: opens('分享海报') },
  { name: 'u person', path: ({ regular }) => `/u/${regular.account.uid}`, as: 'newcomer' },
  { name: 'user name', path: '/user?edit=name', as: 'regular' },
  { name: 'user sex', path: '/user?edit=sex', as: 'regular' },
  { name: 'other wrong', path: '/other', act: press('登录') },
  { name: 'search found', path: '/search?keyword=猫' },
  { name: 'square following', path: '/square?feed=follow', as: 'regular' },
  { name: 'commenthistory comments', path: '/commenthistory?part=comments', as: 'regular' },
  {
    name: 'postpage written',
    path: '/postpage',
    as: 'penniless',
    act: async (page) => {
      await page.getByLabel('标题', { exact: true }).fill('深空补给线：新手该先升什么');
      await page
        .getByLabel('正文', { exact: true })
        .fill('先升货舱，再升引擎。\n航线第三段之前都用不着护盾，省下来的材料够换两艘小艇。');
    },
  },
  { name: 'readbook strip', path: '/readbook/2012/1', act: callBars },
  {
    name: 'readbook comic-settings',
    path: '/readbook/2003/1',
    act: async (page) => {
      await callBars(page);
      await page.getByRole('button', { name: '设置' }).click();
    },
  },
  { name: 'readbook paged', path: '/readbook/2003/1', act: callBars },
  { name: 'readbook locked', path: '/readbook/2001/3' },
  { name: 'readbook novel', path: '/readbook/2014/1' },
  {
    name: 'readbook novel-settings',
    path: '/readbook/2014/1',
    act: async (page) => {
      await middle(page);
      await page.getByRole('button', { name: '设置' }).click();
    },
  },
  { name: 'readbook novel-locked', path: '/readbook/2017/3' },
  { name: 'watch locked', path: '/watch/2024/2' },
  {
    name: 'subscriblist kept',
    path: '/readbook/2019/1',
    as: 'penniless',
    worker: true,
    act: async (page) => {
      await ready(page);
      await middle(page);
      await page.getByRole('button', { name: '离线保存' }).first().click();
      await expect(page.getByRole('button', { name: '已离线保存' }).first()).toBeVisible();
      await page.goto('/subscriblist');
    },
  },
];

for (const scheme of SCHEMES)
  for (const size of scheme === 'light' ? [phone, desk] : [phone])
    for (const { name, path, as, act, announcement, worker } of SCENES)
      test(`${size.width} ${scheme} ${name}`, async ({ open, cast, newPlayer }) => {
        const player = as && (as === 'penniless' ? await newPlayer() : cast[as]);
        const page = await open({
          ...{ ...sized(size), colorScheme: scheme, reducedMotion: 'reduce', player, announcement },
          serviceWorkers: worker ? 'allow' : 'block',
        });
        await page.goto(typeof path === 'string' ? path : path(cast));
        await settled(page);
        await act?.(page);
        await settled(page);
        const [screen, state] = name.split(' ') as [string, string];
        await shoot(page, { screen, ...size, scheme, state });
      });

/** Shows the bars of a reader by a click in the middle, because clicks at the sides turn pages. */
async function middle(page: Page): Promise<void> {
  const { x, y, width, height } = (await page.locator('main').boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
}
