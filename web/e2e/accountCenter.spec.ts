import type { Page } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { openScreen, stored } from './support/app';
import { seriousFaults } from './support/axe';
import { expect, NIGHT, test } from './support/test';

const PHOTO = fileURLToPath(new URL('../../sql/demo/games/wugang-jiushi/banner.webp', import.meta.url));
const row = (page: Page, name: string) =>
  openScreen(page).getByRole('button', { name: new RegExp(`^${name}`) });
const sheet = (page: Page, name: string) => page.getByRole('dialog', { name });
const save = (page: Page) => page.getByRole('button', { name: '保存' }).tap();

test('a player edits each field of the profile on a sheet, and another device shows the changes', async ({
  open,
  newPlayer,
}) => {
  const player = await newPlayer();
  const page = await open({ player });
  await page.goto('/user');
  await test.step('the nickname', async () => {
    await row(page, '昵称').tap();
    await sheet(page, '昵称').getByRole('textbox').fill('');
    await save(page);
    await expect(page.getByRole('textbox')).toHaveAccessibleDescription('请填写昵称');
    await page.getByRole('textbox').fill('  晴天小熊  ');
    await save(page);
    await expect(page.getByText('已保存')).toBeVisible();
    await expect(sheet(page, '昵称')).toHaveCount(0);
    await expect(row(page, '昵称')).toContainText('晴天小熊');
    expect(JSON.parse((await stored(page, 'account')) ?? '')).toMatchObject({ name: '晴天小熊' });
  });
  await test.step('sex and age', async () => {
    await row(page, '性别').tap();
    await sheet(page, '性别').getByText('女').tap();
    await save(page);
    await expect(row(page, '性别')).toContainText('女');
    await row(page, '年龄').tap();
    const age = sheet(page, '年龄').getByRole('textbox');
    await age.fill('151');
    await save(page);
    await expect(age).toHaveAccessibleDescription('年龄是0到150');
    await age.fill('18');
    await save(page);
    await expect(row(page, '年龄')).toContainText('18');
  });
  await test.step('the signature', async () => {
    await row(page, '签名').tap();
    await sheet(page, '签名').getByRole('textbox').fill('今天也要玩得开心');
    await save(page);
    await expect(row(page, '签名')).toContainText('今天也要玩得开心');
  });
  const other = await open({ player });
  await other.goto('/profile');
  await expect(other.getByText('晴天小熊')).toBeVisible();
  await expect(other.getByText('今天也要玩得开心')).toBeVisible();
});

test('forbidden words show an error at the field', NIGHT, async ({ open, newPlayer }) => {
  const page = await open({ player: await newPlayer() });
  await page.goto('/user?edit=signature');
  await page.route('**/api/user/center/updateInfo', (route) =>
    route.fulfill({ json: { code: 3001, msg: '含有不能使用的词', data: { words: ['甲乙'] } } }),
  );
  await page.getByRole('textbox').fill('甲乙');
  await save(page);
  await expect(page.getByRole('textbox')).toHaveAccessibleDescription('里面有不能用的词：甲乙');
});

test(
  'a portrait is cropped by finger, slider and keys, and a failed upload is sent again',
  NIGHT,
  async ({ open, newPlayer, faults }) => {
    faults.expected(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
    const page = await open({ player: await newPlayer() });
    await page.goto('/user');
    await page.getByLabel('换头像').setInputFiles(PHOTO);
    const crop = sheet(page, '裁剪头像');
    const frame = crop.getByRole('group', { name: /裁剪头像/ });
    const zoom = crop.getByRole('slider', { name: '缩放' });
    const picture = () =>
      frame.locator('canvas').evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());
    await expect(zoom).toHaveValue('1');
    expect(await seriousFaults(page), 'axe').toEqual([]);

    await test.step('each way of cropping moves the picture', async () => {
      let before = await picture();
      const moves = async (what: string) => {
        await expect.poll(picture, what).not.toBe(before);
        before = await picture();
      };
      await zoom.fill('2');
      await moves('slider');
      await frame.press('ArrowLeft');
      await moves('arrow');
      await frame.press('+');
      await moves('plus');
      await drag(page, frame);
      await moves('drag');
      await pinch(page, frame);
      await moves('pinch');
      expect(Number(await zoom.inputValue())).toBeGreaterThan(2.5);
    });
    await test.step('a failed upload shows an error and is sent again', async () => {
      await page.route('**/api/user/center/uploadAvatar', (route) => route.abort(), { times: 1 });
      await crop.getByRole('button', { name: '使用' }).tap();
      await expect(crop.getByRole('alert')).toContainText('没有传上去');
      await crop.getByRole('button', { name: '重试' }).tap();
      await expect(page.getByText('头像换好啦')).toBeVisible();
      await expect(crop).toHaveCount(0);
    });
    await test.step('the new portrait is shown, also on the profile', async () => {
      const portrait = openScreen(page).locator('img').first();
      await expect(portrait).toHaveAttribute('src', /-256\.jpg$/);
      await page.goto('/profile');
      await expect(openScreen(page).locator('img').first()).toHaveAttribute('src', /-256\.jpg$/);
    });
  },
);

test('a file that is not a picture shows an error and cannot be sent', NIGHT, async ({ open, newPlayer }) => {
  const page = await open({ player: await newPlayer() });
  await page.goto('/user');
  await page
    .getByLabel('换头像')
    .setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') });
  await expect(sheet(page, '裁剪头像').getByRole('alert')).toContainText('这张图片打不开');
  await expect(page.getByRole('button', { name: '使用' })).toBeDisabled();
});

type Frame = ReturnType<Page['locator']>;

/** Drags across a part of the frame with the mouse. */
async function drag(page: Page, frame: Frame): Promise<void> {
  const { x, y, width } = (await frame.boundingBox())!;
  await page.mouse.move(x + width / 2, y + width / 2);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.7, y + width * 0.6, { steps: 4 });
  await page.mouse.up();
}

/** Moves two fingers apart. */
async function pinch(page: Page, frame: Frame): Promise<void> {
  const { x, y, width } = (await frame.boundingBox())!;
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : [-1, 1].map((side, id) => ({ id, x: x + width * (0.5 + side * apart), y: y + width / 2 })),
    });
  await touch('touchStart', 0.1);
  for (const apart of [0.12, 0.15, 0.18]) await touch('touchMove', apart);
  await touch('touchEnd', 0);
}
