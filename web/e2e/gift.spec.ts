import type { Page } from '@playwright/test';
import { openScreen, tabs } from './support/app';
import { seriousFaults } from './support/axe';
import { settled } from './support/pictures';
import { callV1 } from './support/players';
import { expect, test } from './support/test';

/** Packs of the demo content. Each test has its own, because all tests share one server. */
const SCARCE = 3;
const LASTING = 6;
const COMING = 8;
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
  await visitor.goto('/detail/1002');
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

test('a code can be copied and stays readable after its pack ends', async ({ open, newPlayer, rewrite }) => {
  const page = await open({ player: await newPlayer(), permissions: ['clipboard-read', 'clipboard-write'] });
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
});

test('a coming pack can be claimed as soon as it begins', async ({ open, newPlayer, rewrite }) => {
  await rewrite(`update gift set begin_time = now() + interval '15 seconds' where id = ${COMING}`);
  const page = await open({ player: await newPlayer() });
  await page.goto('/detail/1006');
  await expect(pack(page, COMING)).toContainText(/00:00:\d\d 后开始/);
  await expect(take(page, COMING)).toHaveCount(0);
  await take(page, COMING).tap({ timeout: 30_000 });
  await expect(page.getByTestId('gift-code')).toHaveText(CODE);
});

test('a pack for members leads to the membership, and claiming leads a visitor to the login', async ({
  open,
  newPlayer,
}) => {
  const player = await open({ player: await newPlayer() });
  await player.goto('/detail/1001');
  await openScreen(player)
    .locator('[data-gift]', { hasText: '会员专属' })
    .getByRole('button', { name: '领取' })
    .tap();
  await player.getByRole('dialog', { name: '会员专属礼包' }).getByRole('link', { name: '去开通会员' }).tap();
  await expect(player).toHaveURL('/profile?pop=1');
  await expect(player.getByRole('dialog', { name: '晴空会员' })).toBeVisible();

  const visitor = await open();
  await visitor.goto('/welfare');
  await expect(tabs(visitor)).toBeVisible();
  await fine(visitor);
  await openScreen(visitor).getByRole('button', { name: '领取' }).first().tap();
  await expect(visitor).toHaveURL('/login');
});
