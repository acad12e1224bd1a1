import type { Page } from '@playwright/test';
import { expectRoute, openScreen, scrolled } from './support/app';
import { callBars, comic, seePage } from './support/reading';
import { publish, say } from './support/square';
import { expect, NIGHT, test } from './support/test';

const DESK = { viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false };
/** A game of 60 coins, a comic with three free chapters. */
const GAME = '/detail/1010';
const COMIC = '/readbook/2005/1';

const dialog = (page: Page, name?: string | RegExp) => page.getByRole('dialog', { name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const gone = (page: Page) => expect(dialog(page)).toHaveCount(0);
/** The place in the history: the number of the page's entry, and the height of the entry above it. */
const place = (page: Page) =>
  page.evaluate(() => {
    // No state: the app has not started.
    const { idx, layer = 0 } = (history.state ?? {}) as { idx?: number; layer?: number };
    return `${idx}+${layer}`;
  });
const expectPlace = (page: Page, at: string) => expect.poll(() => place(page)).toBe(at);

/** Opens the square, and its first post from there. */
async function openPost(page: Page): Promise<void> {
  await page.goto('/square');
  await openScreen(page)
    .getByRole('link', { name: /^评论，/ })
    .first()
    .click();
  await expectRoute(page, 'post');
  // Until the answer arrives, the page shows the copy of the list.
  await expect(openScreen(page).getByRole('region', { name: '评论' })).toBeVisible();
  await expectPlace(page, '1+0');
}

/** Opens a page, with another one before it in the history. */
async function openAfter(page: Page, before: string, path: string): Promise<void> {
  await page.goto(before);
  await expectPlace(page, '0+0');
  await page.evaluate((to) => history.pushState({ idx: 1, key: 'after' }, '', to), path);
  await page.reload();
}

/** One "back" leaves the page for the one before: no entry of a layer is left. */
async function expectBackLeads(page: Page, route: string): Promise<void> {
  await page.goBack();
  await expectRoute(page, route);
}

test('back closes a menu, and the page below stays as it was', NIGHT, async ({ open }) => {
  const page = await open();
  await page.goto('/post/1');
  await expect(openScreen(page).getByRole('region', { name: '评论' })).toBeVisible();
  await openScreen(page)
    .locator('[data-scroller]')
    .evaluate((screen) => screen.scrollTo(0, 120));
  const before = await scrolled(page);
  await openScreen(page).getByRole('button', { name: '更多' }).first().tap();
  await expect(dialog(page, '更多')).toBeVisible();
  await expectPlace(page, '0+1');
  await page.goBack();
  await gone(page);
  await expectRoute(page, 'post');
  expect(await scrolled(page)).toBe(before);
  await expect(page.locator('[data-leaving]')).toHaveCount(0);
});

for (const [how, close] of [
  ['its button', (page: Page) => button(page, '关闭').tap()],
  ['the backdrop', (page: Page) => page.touchscreen.tap(180, 60)],
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['back', (page: Page) => page.goBack()],
] as const)
  test(`a sheet that ${how} closes leaves no entry behind`, how === 'back' ? {} : NIGHT, async ({ open }) => {
    const page = await open();
    await openPost(page);
    for (const again of [1, 2]) {
      await openScreen(page).getByRole('button', { name: '更多' }).first().tap();
      await expect(dialog(page, '更多'), `time ${again}`).toBeVisible();
      await expectPlace(page, '1+1');
      await close(page);
      await gone(page);
      await expectPlace(page, '1+0');
    }
    await expectBackLeads(page, 'square');
  });

test(
  'back during the short time in which a closed sheet has its entry leaves the page',
  NIGHT,
  async ({ open }) => {
    const page = await open();
    await openPost(page);
    await openScreen(page).getByRole('button', { name: '更多' }).first().tap();
    await expectPlace(page, '1+1');
    // Both happen before the app removes the entry.
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('dialog [aria-label="关闭"]')!.click();
      setTimeout(() => history.back());
    });
    await expectRoute(page, 'square');
    await expectPlace(page, '0+0');
  },
);

test('a dialog that replaces a menu takes its entry', NIGHT, async ({ open, newPlayer }) => {
  const page = await open({ player: await newPlayer() });
  await openPost(page);
  await openScreen(page).getByRole('button', { name: '更多' }).first().tap();
  await button(page, /^拉黑/).tap();
  await expect(dialog(page, /^拉黑/)).toBeVisible();
  await expectPlace(page, '1+1');
  await page.goBack();
  await gone(page);
  await expectBackLeads(page, 'square');
});

test('back closes the picture viewer by finger and by key', NIGHT, async ({ open }) => {
  for (const options of [{}, DESK]) {
    const page = await open(options);
    await page.goto('/games');
    await openScreen(page).locator('a[href^="/detail/"]').first().click();
    await expectRoute(page, 'detail');
    await button(page, /截图 1$/).click();
    await expect(dialog(page).getByRole('status')).toHaveText(/^2 \//);
    await expectPlace(page, '1+1');
    if (options === DESK) await page.keyboard.press('Escape');
    else await page.goBack();
    await gone(page);
    await expectRoute(page, 'detail');
    await expectBackLeads(page, 'games');
  }
});

test('back closes nested layers one by one', async ({ open, newPlayer, url }) => {
  const [author, reader] = [await newPlayer(), await newPlayer()];
  const post = await publish(url, author, '来说说你们的第一款游戏');
  await say(url, author, post.id, '我的第一款是猫国');
  const page = await open({ player: reader });
  await page.goto('/square');
  await page.goto(`/post/${post.id}`);
  const comment = openScreen(page).getByRole('article').filter({ hasText: '我的第一款是猫国' });

  await test.step('a menu over a sheet of mentions over the composer', async () => {
    await button(page, /^说点什么吧/).tap();
    const text = page.getByRole('textbox', { name: '评论' });
    await text.fill('我也是');
    await button(page, '提到谁').tap();
    await expect(dialog(page, '提到谁')).toBeVisible();
    await expectPlace(page, '0+2');
    await page.goBack();
    await gone(page);
    await expect(text).toBeVisible();
    await page.goBack();
    await expect(text).toHaveCount(0);
    await expect(button(page, /^\[草稿\]/)).toBeVisible();
    await expectPlace(page, '0+0');
  });
  await test.step('a report over a menu takes the entry of the menu', async () => {
    await comment.getByRole('button', { name: '更多' }).first().tap();
    await button(page, '举报').tap();
    await expect(dialog(page, /^举报/)).toBeVisible();
    await expectPlace(page, '0+1');
    await page.goBack();
    await gone(page);
    await expectRoute(page, 'post');
  });
});

test(
  'the composer collapses by Escape and by back, and keeps its draft',
  NIGHT,
  async ({ open, newPlayer }) => {
    const page = await open({ player: await newPlayer(), ...DESK });
    await openPost(page);
    const text = page.getByRole('textbox', { name: '评论' });
    for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
      await button(page, /^(说点什么吧|\[草稿\])/).click();
      await text.fill('写到一半');
      await expectPlace(page, '1+1');
      await close();
      await expect(text).toHaveCount(0);
      await expect(button(page, /^\[草稿\]\s?写到一半/)).toBeVisible();
      await expectPlace(page, '1+0');
    }
    await expectBackLeads(page, 'square');
  },
);

test(
  'a link out of a sheet that stays open returns to the sheet, and then back closes it',
  NIGHT,
  async ({ open, newPlayer }) => {
    const [me, other] = [await newPlayer(), await newPlayer()];
    const page = await open({ player: me });
    await page.goto(`/u/${other.account.uid}`);
    await openScreen(page)
      .getByRole('button', { name: `关注 ${other.account.name}` })
      .tap();
    await openScreen(page).getByRole('button', { name: '粉丝 1' }).tap();
    const sheet = dialog(page, `${other.account.name}的粉丝`);
    await expectPlace(page, '0+1');
    await sheet.getByRole('link', { name: me.account.name }).tap();
    await expect(page).toHaveURL(`/u/${me.account.uid}`);
    await expectPlace(page, '1+0');
    await page.goBack();
    await expect(sheet).toBeVisible();
    await expectPlace(page, '0+1');
    await page.goBack();
    await gone(page);
    await expect(page).toHaveURL(`/u/${other.account.uid}`);
    await test.step('"forward" shows the page without the sheet', async () => {
      await page.goForward();
      await expectPlace(page, '0+1');
      await gone(page);
      await expect(page).toHaveURL(`/u/${other.account.uid}`);
      await page.goForward();
      await expect(page).toHaveURL(`/u/${me.account.uid}`);
    });
  },
);

test('the way to the recharge takes the entry of the dialog', NIGHT, async ({ open, newPlayer }) => {
  const page = await open({ player: await newPlayer() });
  await openAfter(page, '/games', GAME);
  await button(page, /^下载 · /).tap();
  await dialog(page, '确认下载').getByRole('button', { name: '确认下载' }).tap();
  await expectPlace(page, '1+1');
  await dialog(page, '当前X钻余额不足！').getByRole('button', { name: '充值' }).tap();
  await expectRoute(page, 'recharge');
  await expectPlace(page, '2+0');
  await expectBackLeads(page, 'detail');
  await expectPlace(page, '1+0');
  await gone(page);
  await expectBackLeads(page, 'games');
});

test('back does nothing to a dialog that only its buttons close', NIGHT, async ({ open, newPlayer }) => {
  const page = await open({ player: await newPlayer() });
  await openAfter(page, '/games', GAME);
  await button(page, /^下载 · /).tap();
  await expectPlace(page, '1+1');
  for (const again of [1, 2]) {
    await page.goBack();
    await expectPlace(page, '1+1');
    await expect(dialog(page, '确认下载'), `time ${again}`).toBeVisible();
  }
  await button(page, '取消').tap();
  await gone(page);
  await expectPlace(page, '1+0');
  await expectBackLeads(page, 'games');
});

test('after a reload on the entry of a layer, one back leaves the page', NIGHT, async ({ open }) => {
  const page = await open();
  await openPost(page);
  await openScreen(page).getByRole('button', { name: '更多' }).first().tap();
  await expectPlace(page, '1+1');
  await page.reload();
  await expectRoute(page, 'post');
  await gone(page);
  await test.step('a layer takes the entry that is there', async () => {
    await openScreen(page).getByRole('button', { name: '更多' }).first().tap();
    await expect(dialog(page, '更多')).toBeVisible();
    await expectPlace(page, '1+1');
    await page.reload();
    await expectRoute(page, 'post');
  });
  await expectBackLeads(page, 'square');
  await expectPlace(page, '0+0');
});

test(
  'a sheet that the address opens closes by back, and its page follows',
  NIGHT,
  async ({ open, newPlayer }) => {
    const page = await open({ player: await newPlayer() });
    await page.goto('/profile');
    await test.step('opened on its page', async () => {
      await openScreen(page).getByRole('link', { name: '立即开通' }).tap();
      await expect(dialog(page, '晴空会员')).toBeVisible();
      await expect(page).toHaveURL('/profile?pop=1');
      await page.goBack();
      await gone(page);
      await expect(page).toHaveURL('/profile');
      await expectPlace(page, '0+0');
    });
    await test.step('opened by a link, and closed by its button', async () => {
      await page.goto('/profile?pop=1');
      await dialog(page, '晴空会员').getByRole('button', { name: '关闭' }).tap();
      await gone(page);
      await expectPlace(page, '0+0');
      await expect(page).toHaveURL('/profile');
    });
  },
);

test('back hides the bars that the reader has opened, then leaves the book', NIGHT, async ({ open }) => {
  const page = await open();
  await openAfter(page, '/animate', COMIC);
  await seePage(page, /第 1 页/);
  const back = button(page, '返回');
  await test.step('the bars that are there on arrival are no layer', async () => {
    await expect(back).toBeVisible();
    await expectPlace(page, '1+0');
    await page.touchscreen.tap(187, 406);
    await expect(back).toBeHidden();
  });
  await test.step('a sheet over the bars', async () => {
    await callBars(page);
    await expectPlace(page, '1+1');
    await button(page, '目录').tap();
    await expect(dialog(page)).toBeVisible();
    await expectPlace(page, '1+2');
    await page.goBack();
    await gone(page);
    await expect(back).toBeVisible();
    await page.goBack();
    await expect(back).toBeHidden();
    await expect(comic(page)).toBeVisible();
    await expectPlace(page, '1+0');
  });
  await test.step('a chapter from the list replaces the address below the layers', async () => {
    await callBars(page);
    await button(page, '目录').tap();
    await dialog(page).getByRole('button', { name: /第2话/ }).tap();
    await gone(page);
    await expect(page).toHaveURL('/readbook/2005/2');
    await page.goBack();
    await expect(back).toBeHidden();
    await expect(page).toHaveURL('/readbook/2005/2');
  });
  await expectBackLeads(page, 'animate');
});

test('the announcement closes by back, and the page below stays', NIGHT, async ({ open }) => {
  const page = await open({ announcement: true });
  await page.goto('/faq');
  await expect(dialog(page)).toBeVisible();
  await expectPlace(page, '0+1');
  await page.goBack();
  await gone(page);
  await expectRoute(page, 'faq');
});

test('back after a payment leads to the page before the recharge, never to the cashier', async ({
  open,
  newPlayer,
}) => {
  test.setTimeout(90_000);
  const page = await open({ player: await newPlayer() });
  const pay = async () => {
    await openScreen(page).getByText('6元', { exact: true }).tap();
    await button(page, '支付 6元').tap();
    await expect(page.getByRole('heading', { name: '沙箱收银台' })).toBeVisible();
  };
  const order = dialog(page, '订单详情');
  await openAfter(page, '/coins', '/recharge');

  await test.step('back from the cashier leads to the recharge, and from there to the page before', async () => {
    await pay();
    await page.goBack();
    await expectRoute(page, 'recharge');
    await page.goBack();
    await expectRoute(page, 'coins');
    await page.goForward();
    await expectRoute(page, 'recharge');
  });
  await test.step('a payment after a failed one returns', async () => {
    await pay();
    await page.getByText('模拟其他情况').tap();
    await button(page, '支付失败').tap();
    await button(page, '确认支付').tap();
    await expect(order).toContainText('充值成功');
    await expect(page).toHaveURL(/\/orders\?id=/);
  });
  await test.step('back closes the order, then leads to the page before the recharge', async () => {
    await page.goBack();
    await gone(page);
    await expect(page).toHaveURL('/orders');
    await expectBackLeads(page, 'coins');
    await expectPlace(page, '0+0');
  });
});

test('a payment for a game returns to the one entry of the game', NIGHT, async ({ open, newPlayer }) => {
  test.setTimeout(90_000);
  const page = await open({ player: await newPlayer() });
  await openAfter(page, '/games', GAME);
  await button(page, /^下载 · /).tap();
  await dialog(page, '确认下载').getByRole('button', { name: '确认下载' }).tap();
  await dialog(page, '当前X钻余额不足！').getByRole('button', { name: '充值' }).tap();
  await openScreen(page).getByText('98元', { exact: true }).tap();
  await button(page, '支付 98元').tap();
  await button(page, '确认支付').tap();
  await expect(dialog(page, '确认下载')).toBeVisible();
  await expectPlace(page, '1+1');
  await button(page, '取消').tap();
  await gone(page);
  await expectPlace(page, '1+0');
  await expectBackLeads(page, 'games');
});

test('an unknown address leads home with a word, and back does not return to it', NIGHT, async ({ open }) => {
  const page = await open();
  await page.goto('/faq');
  await page.goto('/nowhere/at/all');
  await expectRoute(page, 'home');
  await expect(page).toHaveURL('/');
  await expect(page.getByText('这个页面找不到啦，先带你回首页')).toBeVisible();
  await page.goBack();
  await expectRoute(page, 'faq');
});
