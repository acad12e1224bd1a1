import type { Page } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { settled } from '../support/pictures';
import { register } from '../support/players';
import { expect, test } from '../support/test';

const file = fileURLToPath(new URL('../app.webp', import.meta.url));

/** The README's picture: four screens of a player's phone side by side. */
test('app.webp', async ({ open, url, portal }) => {
  const player = await register(url, 'sky_runner');
  const send = (kind: string, title: string, content: string) =>
    portal(
      ...['message', 'send', '--to', player.loginName, '--kind', kind],
      ...['--title', title, '--content', content],
    );
  await portal('coin', 'grant', '--to', player.loginName, '--amount', '2680');
  await send('vip', '会员体验卡到账', '七天会员已经生效，付费游戏随便下。');
  await send('invite', '好友接受了你的邀请', '“青柠汽水”用你的邀请码加入了，奖励正在路上。');
  await send('order', '充值成功', '2,680 X钻已经放进你的钱包，祝你玩得开心。');
  await send('gift', '《山河一局棋》礼包上新', '开局三件套等你来领，先到先得。');
  const phone = await open({ player, reducedMotion: 'reduce' });
  await phone.clock.setFixedTime(Date.now() + 25 * 60_000);
  const shots: string[] = [];
  for (const path of ['/', '/detail/1006', '/message', '/profile']) {
    await phone.goto(path);
    await settled(phone);
    if (path === '/message') await readSome(phone);
    shots.push((await phone.screenshot()).toString('base64'));
  }
  writeFileSync(file, await sideBySide(await open(), shots));
});

/** Reads the older half of the inbox. */
async function readSome(phone: Page): Promise<void> {
  for (const title of ['好友接受了你的邀请', '会员体验卡到账', '签到领 X钻，礼包别忘拿']) {
    await phone.getByRole('button', { name: title }).tap();
    await phone.getByRole('dialog').getByRole('button', { name: '关闭' }).tap();
    await expect(phone.getByRole('button', { name: title })).toHaveAttribute('data-read', 'true');
  }
}

/** Draws the screens next to each other, with round corners and a soft shadow, on a light sky. */
async function sideBySide(page: Page, shots: readonly string[]): Promise<Buffer> {
  const url = await page.evaluate(async (pictures) => {
    const [width, height, gap, margin, radius] = [375, 812, 28, 40, 22];
    const canvas = document.createElement('canvas');
    canvas.width = 2 * margin + pictures.length * width + (pictures.length - 1) * gap;
    canvas.height = 2 * margin + height;
    const pen = canvas.getContext('2d')!;
    const sky = pen.createLinearGradient(0, 0, 0, canvas.height);
    sky.addColorStop(0, '#cfe9fb');
    sky.addColorStop(1, '#eef8ff');
    pen.fillStyle = sky;
    pen.fillRect(0, 0, canvas.width, canvas.height);
    for (const [place, picture] of pictures.entries()) {
      const image = new Image();
      image.src = `data:image/png;base64,${picture}`;
      await image.decode();
      const frame = new Path2D();
      frame.roundRect(margin + place * (width + gap), margin, width, height, radius);
      pen.save();
      pen.shadowColor = '#0d426838';
      pen.shadowBlur = 26;
      pen.shadowOffsetY = 8;
      pen.fillStyle = '#fff';
      pen.fill(frame);
      pen.restore();
      pen.save();
      pen.clip(frame);
      pen.imageSmoothingQuality = 'high';
      pen.drawImage(image, margin + place * (width + gap), margin, width, height);
      pen.restore();
    }
    return canvas.toDataURL('image/webp', 0.86);
  }, shots);
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}
