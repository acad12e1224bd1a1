import type { Locator, Page } from '@playwright/test';
import jsQR from 'jsqr';
import { fillIn, openScreen, stored } from './support/app';
import { seriousFaults } from './support/axe';
import { settled } from './support/pictures';
import { callAs, callV1, newLoginName, type Player } from './support/players';
import { newPhone } from './support/sms';
import { expect, NIGHT, test } from './support/test';

interface Own {
  code: string;
  link: string;
}

const own = (url: string, player: Player) => callV1<Own>(url, player, 'GET', '/api/v1/invite');
const balance = (page: Page) => openScreen(page).getByTestId('coin-balance');
const fine = async (page: Page) => {
  await settled(page);
  expect(await seriousFaults(page), 'axe').toEqual([]);
};

test('an invited friend who binds a phone and publishes a post pays both, live on the open pages', async ({
  open,
  newPlayer,
  codeFor,
  url,
}) => {
  test.setTimeout(90_000);
  const inviter = await newPlayer();
  const mine = await open({ player: inviter });
  const profile = await open({ player: inviter });
  await mine.goto('/invite');
  await profile.goto('/profile');
  const { code, link } = await own(url, inviter);
  await expect(openScreen(mine).getByTestId('invite-code')).toHaveText(code);
  await expect(openScreen(mine).getByText('还没有好友加入')).toBeVisible();
  await fine(mine);

  const loginName = newLoginName();
  const password = 'clear-sky-2026';
  const friendly = await open();
  const account = await test.step('the friend registers', async () => {
    await friendly.goto(new URL(link).search);
    await expect.poll(() => stored(friendly, 'inviteCode')).toBe(code);
    await friendly.goto('/register');
    await fillIn(friendly, { loginName, password });
    await friendly.getByRole('button', { name: '注册并登录' }).tap();
    await expect.poll(() => stored(friendly, 'account')).not.toBeNull();
    return JSON.parse((await stored(friendly, 'account'))!) as Player['account'];
  });
  const friend = { loginName, password, account };
  const row = openScreen(mine).getByRole('link', { name: new RegExp(account.name) });
  await test.step('the list shows the friend and the missing conditions', async () => {
    await mine.reload();
    await expect(row).toContainText('还差：绑定手机，再首次下载、发帖、评论或充值');
  });
  await test.step('a bound phone and a first post pay both', async () => {
    const phone = newPhone();
    await callAs(url, friend, '/api/user/smsCode', { phone, scene: 'bind' });
    await callAs(url, friend, '/api/user/bind', { phone, smsCode: await codeFor(phone, 'bind'), password });
    await callV1(url, friend, 'POST', '/api/v1/square/post', { title: '来啦', content: '和朋友一起玩' });
    await expect(row).toContainText('+20X钻');
    await expect(balance(profile)).toHaveText('20');
    await friendly.goto('/profile');
    await expect(balance(friendly)).toHaveText('10');
  });
});

test(
  'the copied link and the QR code of the poster contain the invitation',
  NIGHT,
  async ({ open, newPlayer, url }) => {
    const player = await newPlayer();
    const { code, link } = await own(url, player);
    const page = await open({ player, permissions: ['clipboard-read', 'clipboard-write'] });
    await page.goto('/invite');
    await openScreen(page).getByRole('button', { name: '复制链接' }).tap();
    await expect(page.getByText('复制成功')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);

    await openScreen(page).getByRole('button', { name: '分享海报' }).tap();
    const sheet = page.getByRole('dialog', { name: '分享海报' });
    const poster = sheet.getByRole('img', { name: `邀请海报，邀请码 ${code}` });
    await expect(poster).toBeVisible();
    expect(await readQr(poster)).toBe(link);
    await fine(page);
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      sheet.getByRole('link', { name: '保存图片' }).tap(),
    ]);
    expect(saved.suggestedFilename()).toBe(`invite-${code}.png`);
    await sheet.getByRole('button', { name: '关闭' }).tap();

    await openScreen(page).getByRole('button', { name: '二维码' }).tap();
    await expect(page.getByRole('img', { name: '邀请链接的二维码' })).toBeVisible();
    await fine(page);
  },
);

test('the rules state both rewards', NIGHT, async ({ open, newPlayer }) => {
  const page = await open({ player: await newPlayer() });
  await page.goto('/welfare');
  await openScreen(page)
    .getByRole('link', { name: /^邀请好友，一起领X钻/ })
    .tap();
  await expect(page).toHaveURL('/invite');
  await openScreen(page).getByRole('button', { name: '规则' }).tap();
  await expect(page.getByRole('dialog', { name: '邀请规则' })).toContainText('你得 20X钻，好友得 10X钻');
  await fine(page);
});

/** Reads the QR code of the picture. */
async function readQr(picture: Locator): Promise<string | undefined> {
  const { pixels, width, height } = await picture.evaluate(async (element) => {
    const image = element as HTMLImageElement;
    await image.decode();
    const canvas = document.createElement('canvas');
    // Half of the size is sharp enough, and is decoded faster.
    canvas.width = image.naturalWidth / 2;
    canvas.height = image.naturalHeight / 2;
    const pen = canvas.getContext('2d')!;
    pen.drawImage(image, 0, 0, canvas.width, canvas.height);
    const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
    return { pixels: [...data], width: canvas.width, height: canvas.height };
  });
  return jsQR(new Uint8ClampedArray(pixels), width, height)?.data;
}
