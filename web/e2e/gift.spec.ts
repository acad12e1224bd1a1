import type { Page } from '@playwright/test';
import { openScreen, tabs } from './support/app';
import { seriousFaults } from './support/axe';
import { settled } from './support/pictures';
import { callV1 } from './support/players';
import { expect, NIGHT, test } from './support/test';

/** Packs of the demo content. Each test has its own, because all tests share one server. */
const SCARCE = 3;
const LASTING = 6;
const COMING = 8;
/** Packs of the portal, which give goods. */
const WELCOME = 111;
const MEMBERS = 112;
const REGULAR = 113;
/** A pack of the portal with conditions and caps. */
const LIMITED = 118;
/** A pack of a game that names the place for its codes. */
const SPROUT = 10;
const CODE = /^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/;
const pack = (page: Page, id: number) => openScreen(page).locator(`[data-gift="${id}"]`);
const left = (page: Page, id: number) => pack(page, id).getByTestId('gift-left');
const take = (page: Page, id: number) => pack(page, id).getByRole('button', { name: '领取' });
const fine = async (page: Page) => {
  await settled(page);
  expect(await seriousFaults(page), 'axe').toEqual([]);
};

test('the stock of a pack counts down to zero on every open page', async ({
  open,
  newPlayer,
  rewrite,
  url,
}) => {
  await rewrite(`update gift set stock = claimed_num + 2 where id = ${SCARCE}`);
  const [first, second] = [await newPlayer(), await newPlayer()];
  const mine = await open({ player: first });
  const other = await open({ player: await newPlayer() });
  const visitor = await open();
  await mine.goto('/gifts');
  await other.goto('/gifts');
  await visitor.goto('/detail/1002?tab=gifts');
  for (const page of [mine, other, visitor]) await expect(left(page, SCARCE)).toHaveText('2');
  await fine(mine);
  await take(mine, SCARCE).tap();
  const dialog = mine.getByRole('dialog', { name: '领取成功' });
  await expect(dialog.getByTestId('gift-code')).toHaveText(CODE);
  await fine(mine);
  for (const page of [other, visitor]) await expect(left(page, SCARCE)).toHaveText('1');
  await callV1(url, second, 'POST', `/api/v1/gift/${SCARCE}/claim`);
  await expect(pack(other, SCARCE)).toContainText('领完啦');
  await expect(pack(visitor, SCARCE)).toContainText('领完啦');
  await dialog.getByRole('button', { name: '关闭' }).tap();
  await expect(pack(mine, SCARCE).getByRole('button', { name: '看码' })).toBeVisible();
});

test(
  'a code can be copied and stays readable after its pack ends',
  NIGHT,
  async ({ open, newPlayer, rewrite }) => {
    const page = await open({
      player: await newPlayer(),
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await page.goto('/gifts?tab=mine');
    await openScreen(page).getByRole('button', { name: '去领礼包' }).tap();
    await take(page, LASTING).tap();
    const code = await page.getByTestId('gift-code').innerText();
    await page.getByRole('button', { name: '复制兑换码' }).tap();
    await expect(page.getByText('复制成功')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
    await rewrite(`update gift set end_time = now() where id = ${LASTING}`);
    await page.goto('/gifts?tab=mine');
    await expect(openScreen(page).getByTestId('gift-code')).toHaveText(code);
    await expect(openScreen(page).getByText('活动已结束')).toBeVisible();
    await fine(page);
  },
);

test(
  'goods land in the account at once and are worn, on every page of the player',
  NIGHT,
  async ({ open, newPlayer, url }) => {
    const player = await newPlayer();
    const page = await open({ player });
    const other = await open({ player });
    await other.goto('/gifts?tab=goods');
    await expect(openScreen(other).getByText('还没有道具')).toBeVisible();
    await page.goto('/gifts');
    await take(page, WELCOME).tap();
    const dialog = page.getByRole('dialog', { name: '领取成功' });
    await expect(dialog.getByTestId('gift-goods')).toContainText('头像框「初来乍到」');
    await expect(dialog.getByTestId('gift-code')).toHaveCount(0);
    await fine(page);
    await dialog.getByRole('link', { name: '去我的道具' }).tap();
    await expect(page).toHaveURL('/gifts?tab=goods');
    for (const shown of [page, other])
      await expect(openScreen(shown).locator('[data-good="spin"]')).toContainText('×1');
    await fine(page);
    await openScreen(page).getByRole('button', { name: '佩戴头像框「初来乍到」' }).tap();
    await expect(openScreen(page).getByRole('button', { name: '取下头像框「初来乍到」' })).toBeVisible();
    await expect(openScreen(other).getByRole('button', { name: '取下头像框「初来乍到」' })).toBeVisible();

    await callV1(url, player, 'POST', '/api/v1/square/post/1/comment', { content: '戴上新头像框啦' });
    const reader = await open();
    await reader.goto('/post/1');
    const comment = openScreen(reader).locator('[data-comment]', { hasText: '戴上新头像框啦' });
    await expect(comment.getByTestId('frame').first()).toHaveJSProperty('complete', true);
    await reader.goto(`/u/${player.account.uid}`);
    await expect(openScreen(reader).getByTestId('frame').first()).toBeVisible();

    await openScreen(page).getByRole('button', { name: '取下头像框「初来乍到」' }).tap();
    await expect(openScreen(other).getByRole('button', { name: '佩戴头像框「初来乍到」' })).toBeVisible();
  },
);

test(
  'a rename is free first and then uses the card, and none is used by the same name',
  NIGHT,
  async ({ open, newPlayer, url }) => {
    const player = await newPlayer();
    await callV1(url, player, 'POST', `/api/v1/gift/${WELCOME}/claim`);
    const page = await open({ player });
    const rename = async (name: string) => {
      await page.getByRole('textbox', { name: '大家会这样叫你' }).fill(name);
      await page.getByRole('button', { name: '保存' }).tap();
    };
    const useCard = () => openScreen(page).getByRole('link', { name: '使用改名卡' }).tap();
    await page.goto('/gifts?tab=goods');
    await useCard();
    await expect(page.getByText('这次改名免费')).toBeVisible();
    await fine(page);
    await rename('第一个名字');
    await expect(page.getByText('已保存')).toBeVisible();
    await page.goto('/gifts?tab=goods');
    await expect(openScreen(page).locator('[data-good="rename"]')).toContainText('×1');
    await useCard();
    await expect(page.getByText('保存会用 1 张改名卡（还有 1 张）')).toBeVisible();
    await rename('第二个名字');
    await expect(page.getByRole('dialog', { name: '昵称' })).toHaveCount(0);
    await page.goto('/gifts?tab=goods');
    await expect(openScreen(page).locator('[data-good="spin"]')).toBeVisible();
    await expect(openScreen(page).locator('[data-good="rename"]')).toHaveCount(0);
    await page.goto('/user?edit=name');
    await expect(page.getByText(/起可以免费改名，或用一张改名卡/)).toBeVisible();
    await rename('第三个名字');
    await expect(page.getByText('还没到免费改名的时间，也没有改名卡了')).toBeVisible();
    await rename('第二个名字');
    await expect(page.getByRole('dialog', { name: '昵称' })).toHaveCount(0);
  },
);

test(
  'a spin and a make-up card are used before coins, and the screens say so',
  NIGHT,
  async ({ open, newPlayer, rewrite, url }) => {
    const player = await newPlayer();
    for (const id of [WELCOME, REGULAR]) await callV1(url, player, 'POST', `/api/v1/gift/${id}/claim`);
    const page = await open({ player });
    await page.goto('/gifts?tab=goods');
    await openScreen(page).getByRole('link', { name: '使用抽奖券' }).tap();
    await expect(page).toHaveURL('/activity');
    await page.goto('/activity/2');
    const hub = (name: RegExp) => openScreen(page).getByRole('button', { name });
    const result = page.getByRole('dialog', { name: /恭喜抽中|差一点点/ });
    await hub(/^抽一次\s*免费/).tap();
    await result.getByRole('button', { name: '关闭' }).tap({ timeout: 30_000 });
    await hub(/^抽一次\s*用 1 张券/).tap();
    await result.getByRole('button', { name: '关闭' }).tap({ timeout: 30_000 });
    await expect(hub(/^再抽\s*20X钻/)).toBeVisible();
    await hub(/我的抽奖/).tap();
    const draws = page.getByRole('dialog', { name: '我的抽奖' });
    for (const cost of ['1 张抽奖券', '免费'])
      await expect(draws.getByText(cost, { exact: true })).toBeVisible();

    await rewrite(
      `update account set create_time = now() - interval '2 months' where uid = ${player.account.uid}`,
    );
    await page.goto('/checkin');
    await expect(openScreen(page).getByRole('heading', { level: 2 }).first()).toBeVisible();
    const missed = openScreen(page).getByRole('button', { name: /漏签/ });
    // The first day of a month has no missed day.
    if ((await missed.count()) === 0) return;
    await missed.first().tap();
    const useCard = page.getByRole('button', { name: '用 1 张补签卡' });
    await expect(useCard).toBeVisible();
    await fine(page);
    await useCard.tap();
    await expect(openScreen(page).getByRole('img', { name: /已补签/ })).toBeVisible();
    await page.goto('/gifts?tab=goods');
    await expect(openScreen(page).locator('[data-good="makeUp"]')).toContainText('×1');
  },
);

test(
  'a code names its game and the place to paste it, and a pack for members shows it before the tap',
  NIGHT,
  async ({ open, newPlayer }) => {
    const page = await open({ player: await newPlayer() });
    await page.goto('/gifts');
    await take(page, SPROUT).tap();
    await expect(page.getByRole('dialog', { name: '领取成功' })).toContainText(
      '这是《萌菇守卫队》的兑换码，在游戏内「菜园 → 木牌 → 兑换码」粘贴',
    );
    await page.getByRole('button', { name: '关闭' }).tap();
    const tint = (id: number) =>
      pack(page, id).evaluate((ticket) => getComputedStyle(ticket).backgroundImage);
    await expect(pack(page, MEMBERS).getByRole('button', { name: '会员领取' })).toBeVisible();
    await expect(pack(page, MEMBERS).getByText('会员专属')).toBeVisible();
    expect(await tint(MEMBERS)).not.toBe(await tint(WELCOME));
  },
);

test('a coming pack can be claimed as soon as it begins', NIGHT, async ({ open, newPlayer, rewrite }) => {
  await rewrite(`update gift set begin_time = now() + interval '15 seconds' where id = ${COMING}`);
  const page = await open({ player: await newPlayer() });
  await page.goto('/detail/1006?tab=gifts');
  await expect(pack(page, COMING)).toContainText(/00:00:\d\d 后开始/);
  await expect(take(page, COMING)).toHaveCount(0);
  await take(page, COMING).tap({ timeout: 30_000 });
  await expect(page.getByTestId('gift-code')).toHaveText(CODE);
});

test(
  'a pack for members leads to the membership, and claiming leads a visitor to the login',
  NIGHT,
  async ({ open, newPlayer }) => {
    const player = await open({ player: await newPlayer() });
    await player.goto('/detail/1001?tab=gifts');
    await openScreen(player)
      .locator('[data-gift]', { hasText: '会员专属' })
      .getByRole('button', { name: '领取' })
      .tap();
    await player
      .getByRole('dialog', { name: '会员专属礼包' })
      .getByRole('link', { name: '去开通会员' })
      .tap();
    await expect(player).toHaveURL('/profile?pop=1');
    await expect(player.getByRole('dialog', { name: '晴空会员' })).toBeVisible();

    const visitor = await open();
    await visitor.goto('/welfare');
    await expect(tabs(visitor)).toBeVisible();
    await fine(visitor);
    await openScreen(visitor).getByRole('button', { name: '领取' }).first().tap();
    await expect(visitor).toHaveURL('/login');
  },
);

test(
  'a pack says who can claim it, and a new account is told what it lacks',
  NIGHT,
  async ({ open, newPlayer, rewrite }) => {
    const player = await newPlayer();
    const page = await open({ player });
    await page.goto('/gifts');
    await expect(pack(page, LIMITED).getByTestId('gift-limits')).toHaveText(
      '注册满 7 天 · 需绑定手机 · 每台设备限 1 份 · 同一网络限 50 份',
    );
    await fine(page);
    await take(page, LIMITED).tap();
    await expect(page.getByText('注册满 7 天才能领')).toBeVisible();
    await rewrite(
      `update account set create_time = now() - interval '8 days' where uid = ${player.account.uid}`,
    );
    await take(page, LIMITED).tap();
    const dialog = page.getByRole('dialog', { name: '先绑定手机' });
    await expect(dialog.getByRole('link', { name: '去绑定' })).toHaveAttribute('href', '/bind');
    await fine(page);
  },
);
