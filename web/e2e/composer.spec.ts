import type { Page } from '@playwright/test';
import { expectRoute, openScreen, signIn } from './support/app';
import { drawn } from './support/drawn';
import { publish, say } from './support/square';
import { expect, NIGHT, test } from './support/test';

const DESK = { viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false };

const button = (page: Page, name: string | RegExp) => openScreen(page).getByRole('button', { name });
const field = (page: Page) => openScreen(page).getByRole('textbox', { name: /^(评论|回复)/ });
const comment = (page: Page, text: string | RegExp) =>
  openScreen(page).getByRole('article').filter({ hasText: text }).first();

test(
  'by keyboard: Enter sends, Shift+Enter breaks the line, and an input method keeps its Enter',
  NIGHT,
  async ({ open, newPlayer, url }) => {
    const player = await newPlayer();
    const post = await publish(url, player, '键盘上聊');
    const page = await open({ player, ...DESK });
    await page.goto(`/post/${post.id}`);
    await button(page, '说点什么吧').press('Enter');
    await expect(field(page)).toBeFocused();

    await test.step('Enter takes the candidate of an input method', async () => {
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Input.imeSetComposition', { text: 'kaihei', selectionStart: 6, selectionEnd: 6 });
      await page.keyboard.press('Enter');
      await expect(field(page)).toBeFocused();
      await field(page).fill('');
    });

    await test.step('an emoji is inserted, and the field keeps the focus', async () => {
      await page.keyboard.type('第一行');
      await button(page, '表情').click();
      await button(page, '🎮').click();
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue('第一行🎮');
      await page.keyboard.press('Escape');
      await expect(button(page, '🎮')).toHaveCount(0);
      await expect(field(page)).toBeFocused();
    });

    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('第二行');
    await expect(field(page)).toHaveValue('第一行🎮\n第二行');
    await page.keyboard.press('Enter');
    await expect(field(page)).toHaveCount(0);
    await expect(comment(page, /第一行🎮\s第二行/)).toBeVisible();
  },
);

test('by finger: the emoji panel takes the place of the keyboard, and 发送 sends', async ({
  open,
  newPlayer,
  url,
}) => {
  const player = await newPlayer();
  const post = await publish(url, player, '手机上聊');
  const page = await open({ player });
  await page.goto(`/post/${post.id}`);
  await button(page, '说点什么吧').tap();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAttribute('enterkeyhint', 'send');

  await test.step('the panel closes by back, and a tap on the field brings the keyboard', async () => {
    await button(page, '表情').tap();
    await button(page, '🔥').tap();
    await expect(field(page)).not.toBeFocused();
    await page.goBack();
    await expect(button(page, '🔥')).toHaveCount(0);
    await expect(field(page)).toHaveValue('🔥');
    await button(page, '表情').tap();
    await expect(openScreen(page).getByRole('region', { name: '最近用过' })).toBeVisible();
    await field(page).tap();
    await expect(field(page)).toBeFocused();
    await expect(button(page, '🎮')).toHaveCount(0);
  });

  await page.keyboard.type('来');
  await page.keyboard.press('Enter');
  await expect(comment(page, '🔥来')).toBeVisible();
});

test(
  'the composer and a sheet stay above a keyboard that covers the window',
  NIGHT,
  async ({ open, newPlayer, url }) => {
    const player = await newPlayer();
    const post = await publish(url, player, '键盘挡不住');
    await say(url, player, post.id, '写错了的话');
    const page = await open({ player });
    // The visual viewport of iOS, where the keyboard covers the page. Other browsers shrink the page itself.
    await page.addInitScript(() => {
      const state = { height: innerHeight, offsetTop: 0, scale: 1 };
      const viewport = Object.assign(new EventTarget(), state);
      Object.defineProperty(window, 'visualViewport', { value: viewport });
    });
    const setVisible = (height: number) =>
      page.evaluate((visible) => {
        Object.assign(visualViewport!, { height: visible });
        visualViewport!.dispatchEvent(new Event('resize'));
      }, height);
    const { height } = page.viewportSize()!;
    const bottom = async (name: string) => {
      const box = (await page.getByRole('button', { name }).boundingBox())!;
      return box.y + box.height;
    };
    const expectAboveKeyboard = async (name: string) => {
      await setVisible(height);
      await expect.poll(() => bottom(name)).toBeGreaterThan(height - 60);
      await setVisible(height - 300);
      await expect.poll(() => bottom(name)).toBeLessThanOrEqual(height - 300);
      expect(await bottom(name)).toBeGreaterThan(height - 360);
      await setVisible(height);
      await expect.poll(() => bottom(name)).toBeGreaterThan(height - 60);
    };
    await page.goto(`/post/${post.id}`);
    await button(page, '说点什么吧').tap();
    await expectAboveKeyboard('发送');
    await page.goBack();

    await comment(page, '写错了的话').getByRole('button', { name: '更多' }).tap();
    await page.getByRole('button', { name: '编辑' }).tap();
    await expectAboveKeyboard('保存');
  },
);

test(
  'a second tap on 发送 hits nothing that moved into its place',
  NIGHT,
  async ({ open, newPlayer, url }) => {
    const player = await newPlayer();
    const post = await publish(url, player, '别手滑');
    const page = await open({ player });
    await page.goto(`/post/${post.id}`);
    await button(page, '说点什么吧').tap();
    await field(page).fill('发一次');
    // Nothing but microtasks between the taps, so that the time does not depend on the machine.
    const collapsed = await button(page, '发送').evaluate(async (send: HTMLButtonElement) => {
      const { x, y, width, height } = send.getBoundingClientRect();
      const [clientX, clientY] = [x + width / 2, y + height / 2];
      const tap = (target: Element) =>
        target.dispatchEvent(
          new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, clientX, clientY }),
        );
      tap(send);
      for (let turns = 0; send.isConnected && turns < 100; turns += 1) await Promise.resolve();
      tap(document.elementFromPoint(clientX, clientY)!);
      // The like button may be next to this point. It must ignore the tap as well.
      document.querySelectorAll('[data-route="post"] button[aria-label^="点赞"]').forEach(tap);
      return !send.isConnected;
    });
    expect(collapsed).toBe(true);
    await expect(comment(page, '发一次')).toHaveCount(1);
    await expect(comment(page, '发一次').getByText('发送中')).toHaveCount(0);
    await expect(button(page, '点赞，0 个赞').first()).toBeVisible();
    await expect(button(page, /^取消点赞/)).toHaveCount(0);
  },
);

test(
  'after a sign-in from the post, the composer is open and a reply keeps its target',
  NIGHT,
  async ({ open, newPlayer, url }) => {
    const [author, player] = [await newPlayer(), await newPlayer()];
    const post = await publish(url, author, '游客也想说');
    await say(url, author, post.id, '先来一句');

    for (const [opener, name] of [
      ['登录后参与讨论', '评论'],
      [`回复 ${author.loginName}`, `回复 ${author.loginName}`],
    ] as const)
      await test.step(opener, async () => {
        const page = await open();
        await page.goto(`/post/${post.id}`);
        await button(page, opener).tap();
        await expectRoute(page, 'login');
        await signIn(page, player.loginName, player.password);
        await expectRoute(page, 'post');
        await expect(openScreen(page).getByRole('textbox', { name })).toBeFocused();
        await page.goBack();
        await expect(openScreen(page).getByRole('textbox')).toHaveCount(0);
        await expectRoute(page, 'post');
      });
  },
);

test(
  'by finger: a comment holds a picture, which survives a reload before it is sent',
  NIGHT,
  async ({ open, newPlayer, url }) => {
    const [author, guest] = [await newPlayer(), await newPlayer()];
    const post = await publish(url, author, '晒一张图');
    const [ours, theirs] = [await open({ player: author }), await open({ player: guest })];
    for (const page of [ours, theirs]) await page.goto(`/post/${post.id}`);
    const tile = openScreen(theirs).getByRole('group', { name: '第 1 张图片' });
    const choose = async (letter: string) => {
      const [chooser] = await Promise.all([theirs.waitForEvent('filechooser'), button(theirs, '图片').tap()]);
      await chooser.setFiles(await drawn(theirs, letter));
      await expect(tile).toHaveAttribute('data-state', 'done');
    };

    await test.step('a picture can be removed, and another one chosen', async () => {
      await button(theirs, '说点什么吧').tap();
      await expect(button(theirs, '发送')).toBeDisabled();
      await choose('甲');
      await button(theirs, '移除第 1 张图片').tap();
      await expect(tile).toHaveCount(0);
      await choose('乙');
    });

    await test.step('a reload keeps it', async () => {
      await theirs.reload();
      await button(theirs, /^\[草稿\]/).tap();
      await expect(tile).toHaveAttribute('data-state', 'done');
    });

    await test.step('it is sent without a text, and every page shows it', async () => {
      await button(theirs, '发送').tap();
      for (const page of [ours, theirs]) await expect(button(page, '查看图片')).toBeVisible();
      await expect(tile).toHaveCount(0);
      await button(ours, '查看图片').tap();
      const viewer = ours.getByRole('dialog', { name: `${guest.loginName}的评论` });
      await expect(viewer).toBeVisible();
      await ours.goBack();
      await expect(viewer).toHaveCount(0);
    });

    await test.step('its notice stands for it by a word', async () => {
      await ours.goto('/notice');
      await expect(openScreen(ours).getByText('[图片]')).toBeVisible();
    });
  },
);
