import type { Page } from '@playwright/test';
import { openScreen, signIn, stored } from './support/app';
import { keepPicture } from './support/keepPicture';
import { orderCoins, payOrder, SMALLEST } from './support/orders';
import { call, callAs, callV1, type Player } from './support/players';
import { newPhone } from './support/sms';
import { publish, say, write } from './support/square';
import { expect, NIGHT, test } from './support/test';
import { uploadAvatar } from './support/uploads';
import { sized } from './support/variants';

const DESK = sized({ width: 1440, height: 900 });
/** A game of 45 coins. */
const GAME = { id: 1004, price: '45' };

const row = (page: Page, text: string | RegExp) =>
  openScreen(page).getByRole('button', { name: text }).first();
const measure = (page: Page, name: string) => openScreen(page).getByRole('article', { name });
const comments = (page: Page) => openScreen(page).getByRole('region', { name: '评论' }).getByRole('article');
const refusal = (page: Page, text: string | RegExp) =>
  openScreen(page).getByRole('alert').filter({ hasText: text });
const balance = (page: Page) => openScreen(page).getByTestId('coin-balance');
const newest = (page: Page) => openScreen(page).locator('li').first();

test(
  'a player reads of a new name, a removed picture and an unbound phone, and signs in again',
  NIGHT,
  async ({ open, newPlayer, portal, codeFor, url }) => {
    test.setTimeout(90_000);
    const player = await newPlayer();
    const phone = newPhone();
    await callAs(url, player, '/api/user/smsCode', { phone, scene: 'bind' });
    const smsCode = await codeFor(phone, 'bind');
    await callAs(url, player, '/api/user/bind', { phone, smsCode, password: player.password });
    await uploadAvatar(url, player, 'xiongda');
    const change = (...words: string[]) => portal('account', ...words, '--who', player.loginName);
    const page = await open({ player });
    const portrait = openScreen(page).locator('label', { has: page.getByLabel('换头像') });
    await page.goto('/user');
    await expect(portrait.locator('img')).toBeVisible();
    await page.goto('/message');
    await expect(row(page, '手机号已绑定')).toBeVisible();

    await test.step('the messages arrive on the open page', async () => {
      await change('rename', '--name', '晴朗玩家', '--reason', '昵称像广告');
      await expect(row(page, '昵称已修改')).toContainText(
        `你的昵称「${player.account.name}」被改成了「晴朗玩家」。原因：昵称像广告`,
      );
      await row(page, '昵称已修改').tap();
      await expect(page.getByRole('dialog', { name: '昵称已修改' })).toContainText('晴朗玩家');
      await keepPicture(page, 'account-rename');
      await page.getByRole('dialog').getByRole('button', { name: '关闭' }).tap();
      await change('avatar', 'reset', '--reason', '头像有二维码');
      await expect(row(page, '头像已重置')).toContainText(
        '你的头像被移除了，可以换一张新的。原因：头像有二维码',
      );
    });

    await test.step('the personal centre shows the name, and the letter in place of the picture', async () => {
      await openLive(page, '/user');
      await expect(row(page, /^昵称/)).toContainText('晴朗玩家');
      await expect(portrait).toContainText('晴');
      await expect(portrait.locator('img')).toHaveCount(0);
      await keepPicture(page, 'account-avatar-reset');
    });

    await test.step('without the phone the player is signed out, and signs in by name and password', async () => {
      await change('unbind', '--reason', '号码已经换了');
      await expect(page.getByText('手机号已解绑，请重新登录')).toBeVisible();
      await expect(page).toHaveURL('/login');
      await signIn(page, player.loginName, player.password);
      await expect(page).toHaveURL('/user');
      await expect(openScreen(page).getByRole('link', { name: /^手机号/ })).toContainText('去绑定');
      await openLive(page, '/message');
      await expect(row(page, '手机号已解绑')).toContainText('原因：号码已经换了');
      await keepPicture(page, 'account-unbind');
    });

    await test.step('an ended login leads to the sign-in at once', async () => {
      await change('logout', '--reason', '本人要求');
      await expect(page.getByText('客服结束了这次登录，请重新登录')).toBeVisible();
      await expect(page).toHaveURL('/login');
      await keepPicture(page, 'account-logout');
    });
  },
);

test(
  'a player sees a warning and a mute at once, writes nothing, and is signed out by a suspension',
  NIGHT,
  async ({ open, newPlayer, portal, url }) => {
    test.setTimeout(90_000);
    const player = await newPlayer();
    const post = await publish(url, player, `有人一起跑商吗 ${player.loginName}`);
    const page = await open({ player });
    await openLive(page, '/measures');
    await expect(openScreen(page).getByText('没有处理记录')).toBeVisible();

    await test.step('warned', async () => {
      await portal('account', 'warn', '--who', player.loginName, '--reason', '刷屏');
      await expect(measure(page, '警告')).toContainText('已记录');
      await expect(measure(page, '警告')).toContainText('刷屏');
      await keepPicture(page, 'account-warn');
    });

    await test.step('muted', async () => {
      await portal('account', 'mute', '--who', player.loginName, '--days', '3', '--reason', '又刷屏');
      await expect(measure(page, '禁言')).toContainText('生效中');
      await expect(measure(page, '禁言')).toContainText('又刷屏');
      await openLive(page, `/post/${post.id}`);
      await write(page, '我自己顶一下');
      await expect(refusal(page, /^你被禁言了，\d{4}-\d\d-\d\d \d\d:\d\d 恢复$/)).toBeVisible();
      await keepPicture(page, 'account-mute');
    });

    await test.step('suspended', async () => {
      await portal('account', 'suspend', '--who', player.loginName, '--days', '7', '--reason', '屡次刷屏');
      await expect(page.getByText('账号已被暂停使用')).toBeVisible();
      await page.goto('/login');
      await signIn(page, player.loginName, player.password);
      const dialog = page.getByRole('dialog', { name: '账号已被暂停使用' });
      await expect(dialog).toContainText('原因：屡次刷屏');
      await expect(dialog).toContainText(/\d{4}-\d\d-\d\d \d\d:\d\d 恢复/);
      await keepPicture(page, 'account-suspend');
    });
  },
);

test(
  'readers lose a hidden comment and a hidden post at once, and the author reads why',
  NIGHT,
  async ({ open, newPlayer, portal, url }) => {
    test.setTimeout(90_000);
    const author = await newPlayer();
    const text = `今晚八点开黑 ${author.loginName}`;
    const post = await publish(url, author, text);
    const comment = await say(url, author, post.id, '加群领福利');
    const [phone, desk] = [await open({ player: await newPlayer() }), await open(DESK)];
    const readers = [phone, desk];
    const inbox = await open({ player: author });
    await openLive(inbox, '/message');
    for (const page of readers) {
      await page.goto(`/post/${post.id}`);
      await expect(comments(page)).toContainText(['加群领福利']);
    }
    const keepBoth = async (name: string) => {
      for (const page of readers) await keepPicture(page, name);
    };

    await test.step('the comment is hidden', async () => {
      await portal('comment', 'hide', String(comment.id), '--reason', '拉人进群');
      for (const page of readers) await expect(openScreen(page).getByText('还没有人评论')).toBeVisible();
      await keepBoth('comment-hide');
      await expect(
        row(inbox, '你的评论「加群领福利」被隐藏了，别人暂时看不到。原因：拉人进群'),
      ).toBeVisible();
    });

    await test.step('the comment is shown again', async () => {
      await portal('comment', 'show', String(comment.id));
      await expect(row(inbox, '你的评论「加群领福利」恢复显示了。')).toBeVisible();
      await phone.reload();
      await expect(comments(phone)).toContainText(['加群领福利']);
      await keepPicture(phone, 'comment-show');
    });

    await test.step('the post is locked', async () => {
      await portal('post', 'lock', String(post.id), '--reason', '吵起来了');
      for (const page of readers)
        await expect(openScreen(page).getByText('帖子已锁定，不能再评论了')).toBeVisible();
      await keepPicture(phone, 'post-lock');
      await expect(row(inbox, /你的帖子「.+」被锁定了，不能再评论。原因：吵起来了/)).toBeVisible();
    });

    await test.step('the post is hidden', async () => {
      await portal('post', 'hide', String(post.id), '--reason', '还在吵');
      for (const page of readers) await expect(openScreen(page).getByText('帖子不见了')).toBeVisible();
      await keepBoth('post-hide');
      await expect(row(inbox, /你的帖子「.+」被隐藏了，别人暂时看不到。原因：还在吵/)).toBeVisible();
      await keepPicture(inbox, 'post-hide-author');
    });

    await test.step('the post is shown again', async () => {
      await portal('post', 'show', String(post.id));
      await expect(row(inbox, /你的帖子「.+」恢复显示了，大家又能看到它啦。/)).toBeVisible();
      await phone.reload();
      await expect(openScreen(phone)).toContainText(text);
      await keepPicture(phone, 'post-show');
    });
  },
);

test(
  'a player gets the answer to a report, and the author sees the hidden post',
  NIGHT,
  async ({ open, newPlayer, portal, url }) => {
    const [author, reporter] = [await newPlayer(), await newPlayer()];
    const post = await publish(url, author, `低价卖材料 ${author.loginName}`);
    await callV1(url, reporter, 'POST', '/api/v1/report', { kind: 'post', id: post.id, reason: 'spam' });
    const page = await open({ player: reporter });
    await openLive(page, '/message');
    await portal('report', 'resolve', 'post', String(post.id), '--verdict', '是广告，已经隐藏', '--hide');
    await row(page, '举报处理结果').tap();
    await expect(page.getByRole('dialog', { name: '举报处理结果' })).toContainText(
      '你举报的内容已经处理了，谢谢你帮大家守护社区。结论：是广告，已经隐藏',
    );
    await keepPicture(page, 'report-resolve');

    const mine = await open({ player: author });
    await mine.goto(`/u/${author.account.uid}`);
    await expect(openScreen(mine).getByText('已被隐藏，只有你能看到')).toBeVisible();
    await keepPicture(mine, 'report-resolve-author');
  },
);

test('granted coins and refunds change every open balance, and a debt and a lost game are explained', async ({
  open,
  newPlayer,
  portal,
  url,
}) => {
  test.setTimeout(120_000);
  const player = await newPlayer();
  const [phone, desk] = [await open({ player }), await open({ player, ...DESK })];
  const expectBalance = async (coins: number) => {
    for (const page of [phone, desk]) await expect(balance(page)).toHaveText(String(coins));
  };
  for (const page of [phone, desk]) await page.goto('/coins');
  await expectBalance(0);
  const refund = (order: string, ...words: string[]) => portal('order', 'refund', order, ...words);
  const pay = async () => {
    const order = await orderCoins(url, player, SMALLEST);
    await payOrder(url, player, order);
    return order;
  };
  const download = () =>
    callAs(url, player, `/api/user/game/download/${GAME.id}`, { platformType: '1', price: GAME.price });

  await test.step('granted coins', async () => {
    const grant = ['--to', player.loginName, '--amount', '20', '--reason', '活动补偿'];
    await portal('coin', 'grant', ...grant);
    await expectBalance(20);
    await expect(newest(phone)).toContainText('活动补偿');
    await expect(newest(phone)).toContainText('+20');
    await keepPicture(phone, 'coin-grant');
  });

  const first = await pay();
  await expectBalance(80);
  await test.step('the refund of a half takes half of the coins', async () => {
    await refund(first, '--amount', '3.00', '--reason', '误买');
    await expectBalance(50);
    await expect(newest(phone)).toContainText('部分退款：60X钻');
    await expect(newest(phone)).toContainText('−30');
    await keepPicture(phone, 'order-refund-part');
  });

  await test.step('the refund of the rest takes the rest, and the open list of orders says so', async () => {
    await openLive(phone, '/orders');
    await expect(newest(phone)).toContainText('已完成');
    await refund(first, '--reason', '误买');
    await expect(newest(phone)).toContainText('已退款');
    await expect(balance(desk)).toHaveText('20');
    await newest(phone).getByRole('button').tap();
    await expect(phone.getByRole('dialog', { name: '订单详情' })).toContainText('款项会按原路退回');
    await keepPicture(phone, 'order-refund');
  });

  const second = await pay();
  await expect(balance(desk)).toHaveText('80');
  await test.step('a game that is taken back pays for the refund, and is for sale again', async () => {
    await download();
    await phone.goto(`/detail/${GAME.id}`);
    await expect(row(phone, '已拥有 · 下载')).toBeVisible();
    await expect(balance(desk)).toHaveText('35');
    await refund(second, '--take-back', String(GAME.id), '--reason', '孩子误买');
    await expect(balance(desk)).toHaveText('20');
    await phone.reload();
    await expect(row(phone, `下载 · ${GAME.price}X钻`)).toBeVisible();
    await keepPicture(phone, 'order-refund-take-back');
  });

  const third = await pay();
  await expect(balance(desk)).toHaveText('80');
  await test.step('spent coins become a debt', async () => {
    await download();
    await expect(balance(desk)).toHaveText('35');
    await phone.goto('/coins');
    await expectBalance(35);
    await refund(third, '--debt', '--reason', '孩子误买');
    await expectBalance(0);
    for (const page of [phone, desk]) {
      const debt = openScreen(page).getByText('退款还差 25 X钻，之后得到的 X钻 会先抵扣');
      await expect(debt).toBeVisible();
      await keepPicture(page, 'order-refund-debt');
    }
  });

  await test.step('a message explains each refund', async () => {
    await phone.goto('/message');
    await expect(row(phone, '您的订单“60X钻”已部分退款 ¥3.00，款项会原路退回')).toBeVisible();
    await expect(row(phone, /已收回游戏：.+用来抵扣这笔退款。想继续玩，可以重新购买。/)).toBeVisible();
    await row(phone, '还差 25 X钻，会从您之后得到的 X钻 里自动扣除').tap();
    await expect(phone.getByRole('dialog', { name: '退款通知' })).toContainText('原因：孩子误买');
    await keepPicture(phone, 'order-refund-message');
  });
});

test(
  'a word of the filter is masked or refused as the check says, and a banned device neither writes nor signs in',
  NIGHT,
  async ({ open, newPlayer, portal, url }) => {
    test.setTimeout(90_000);
    const player = await newPlayer();
    const post = await publish(url, player, `谁在线 ${player.loginName}`);
    const page = await open();
    await page.goto('/login');
    await expect.poll(() => stored(page, 'deviceID')).not.toBeNull();
    const device = (await stored(page, 'deviceID'))!;
    const ban = async () => {
      const said = await portal('ban', 'add', '--device', device, '--days', '1', '--reason', '批量注册');
      await expect.poll(() => registerAgain(url, player, device)).toContain('answered 3002');
      return /#(\d+)/.exec(said)![1]!;
    };
    const end = async (id: string) => {
      await portal('ban', 'end', id, '--reason', '误封');
      await expect.poll(() => registerAgain(url, player, device)).toContain('answered 1002');
    };
    const banned = /这个网络或设备在 .+ 之前不能登录和发言，有疑问请联系客服/;

    await test.step('nobody signs in from a banned device', async () => {
      const id = await ban();
      await signIn(page, player.loginName, player.password);
      await expect(page.getByText(banned).first()).toBeVisible();
      await keepPicture(page, 'ban-add-sign-in');
      await end(id);
      await page.getByRole('button', { name: '登录', exact: true }).tap();
      await expect(page).toHaveURL('/');
      await page.goto(`/post/${post.id}`);
    });

    await test.step('a masked and a refused word', async () => {
      const check = async (text: string) =>
        JSON.parse(await portal('words', 'check', text, '--json')) as { refused: boolean; masked: string };
      const masked = await check('别理那个傻逼');
      expect(masked.refused).toBe(false);
      expect(masked.masked).toMatch(/^别理那个\*+$/);
      await write(page, '别理那个傻逼');
      await expect(comments(page).filter({ hasText: masked.masked })).toBeVisible();
      expect((await check('外挂下载找我')).refused).toBe(true);
      await write(page, '外挂下载找我');
      await expect(refusal(page, '里面有不能用的词：外挂下载')).toBeVisible();
      await keepPicture(page, 'words-check');
    });

    await test.step('a login of the banned device reads, but does not write', async () => {
      const id = await ban();
      await write(page, '换个话题');
      await expect(refusal(page, banned)).toBeVisible();
      await keepPicture(page, 'ban-add-comment');
      await end(id);
    });
  },
);

/** Loads a screen and waits until its socket is open, so that the next change is pushed. */
async function openLive(page: Page, path: string): Promise<void> {
  const online = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
  await page.goto(path);
  await online;
}

/** Registers a taken name on a device. Returns the refusal: 3002 for a banned device, else 1002. Registers nobody. */
const registerAgain = (url: string, { loginName, password }: Player, deviceID: string): Promise<string> =>
  call(url, '/api/user/registerWithName', { loginName, password, deviceID }).then(
    () => 'registered',
    (error: Error) => error.message,
  );
