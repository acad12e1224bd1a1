import { appConfig } from '@/config';
import { coins } from '@/lib/format';
import { t } from '@/lib/i18n';
import { correction, generate } from 'lean-qr';
import type { Invite } from '../api';
import { clouds, coin, rays, roundRect, type Pen } from './strokes';

interface Poster {
  name: string;
  avatar: string | null;
  invite: Invite;
}

const WIDTH = 750;
const HEIGHT = 1_180;
const MIDDLE = WIDTH / 2;
const INK = '#12385a';

/** Draws the poster as PNG: the inviter, the rewards, and the QR code. */
export async function drawPoster({ name, avatar, invite }: Poster): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('the browser has no 2D canvas context');
  const font = getComputedStyle(document.documentElement).getPropertyValue('--font') || 'sans-serif';
  const [portrait, logo] = await Promise.all([avatar ? load(avatar) : null, load(appConfig.logo)]);
  sky(pen);
  brand(pen, font, logo);
  inviter(pen, font, name, portrait);
  promise(pen, font, invite);
  ticket(pen, font, invite);
  return new Promise((done, failed) =>
    canvas.toBlob(
      (blob) => (blob ? done(blob) : failed(new Error('the browser could not encode the poster'))),
      'image/png',
    ),
  );
}

function sky(pen: Pen): void {
  const light = pen.createLinearGradient(0, 0, 0, HEIGHT);
  light.addColorStop(0, '#63bdf9');
  light.addColorStop(0.55, '#aadcfd');
  light.addColorStop(1, '#e3f4ff');
  pen.fillStyle = light;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  rays(pen, { x: MIDDLE, y: 560, reach: 900 });
  clouds(pen, { y: 760, width: WIDTH, height: HEIGHT });
  coin(pen, 92, 540, 44);
  coin(pen, 664, 470, 56);
  coin(pen, 620, 672, 34);
  coin(pen, 128, 690, 28);
}

function brand(pen: Pen, font: string, logo: CanvasImageSource | null): void {
  pen.fillStyle = INK;
  pen.font = `600 34px ${font}`;
  pen.textAlign = 'left';
  pen.textBaseline = 'middle';
  if (logo) pen.drawImage(logo, 44, 40, 56, 56);
  pen.fillText(appConfig.title, logo ? 114 : 44, 70);
}

function inviter(pen: Pen, font: string, name: string, portrait: CanvasImageSource | null): void {
  const y = 226;
  pen.save();
  pen.beginPath();
  pen.arc(MIDDLE, y, 78, 0, 2 * Math.PI);
  pen.fillStyle = '#fff';
  pen.shadowColor = '#0d2a3f40';
  pen.shadowBlur = 24;
  pen.shadowOffsetY = 8;
  pen.fill();
  pen.restore();
  pen.save();
  pen.beginPath();
  pen.arc(MIDDLE, y, 70, 0, 2 * Math.PI);
  pen.clip();
  if (portrait) pen.drawImage(portrait, MIDDLE - 70, y - 70, 140, 140);
  else {
    pen.fillStyle = '#0775c2';
    pen.fillRect(MIDDLE - 70, y - 70, 140, 140);
    words(pen, `600 64px ${font}`, '#fff', [...name.trim()][0] ?? t('玩'), y + 4);
  }
  pen.restore();
  words(pen, `600 38px ${font}`, INK, name, 346, 600);
  words(pen, `400 30px ${font}`, INK, t('邀你一起来玩'), 396);
}

function promise(pen: Pen, font: string, { rewards }: Invite): void {
  pen.font = `800 112px ${font}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.lineJoin = 'round';
  for (const [width, colour] of [
    [34, '#ffffff'],
    [22, '#0b5a93'],
  ] as const) {
    pen.lineWidth = width;
    pen.strokeStyle = colour;
    pen.strokeText(t('一起领X钻'), MIDDLE, 520);
  }
  const cream = pen.createLinearGradient(0, 460, 0, 580);
  cream.addColorStop(0, '#ffffff');
  cream.addColorStop(1, '#fff1b8');
  pen.fillStyle = cream;
  pen.fillText(t('一起领X钻'), MIDDLE, 520);
  const gold = pen.createLinearGradient(0, 620, 0, 700);
  gold.addColorStop(0, '#ffe08a');
  gold.addColorStop(1, '#ffb020');
  pen.fillStyle = gold;
  roundRect(pen, MIDDLE - 190, 622, 380, 78, 39);
  pen.fill();
  words(pen, `600 36px ${font}`, '#5c3606', t`新朋友得 ${coins(rewards.invitee)}`, 662, 350);
}

function ticket(pen: Pen, font: string, { link, code }: Invite): void {
  pen.save();
  pen.shadowColor = '#0d2a3f33';
  pen.shadowBlur = 40;
  pen.shadowOffsetY = 12;
  pen.fillStyle = '#fff';
  roundRect(pen, 48, 796, WIDTH - 96, 324, 36);
  pen.fill();
  pen.restore();
  qr(pen, link, { x: 88, y: 836, size: 244 });
  pen.textAlign = 'left';
  pen.textBaseline = 'alphabetic';
  pen.fillStyle = '#15212d';
  pen.font = `600 36px ${font}`;
  pen.fillText(t('长按识别二维码'), 372, 892);
  pen.fillStyle = '#596673';
  pen.font = `400 27px ${font}`;
  pen.fillText(t('或注册时填写邀请码'), 372, 944);
  pen.fillStyle = '#fef1cd';
  roundRect(pen, 372, 976, 288, 84, 20);
  pen.fill();
  pen.fillStyle = '#99520a';
  pen.font = `700 44px ui-monospace, Menlo, Consolas, monospace`;
  pen.textAlign = 'center';
  pen.fillText(code, 516, 1_033, 260);
}

/** The white card around the code serves as its quiet zone. */
function qr(pen: Pen, text: string, { x, y, size }: { x: number; y: number; size: number }): void {
  const code = generate(text, { minCorrectionLevel: correction.M });
  const module = size / code.size;
  pen.fillStyle = '#000';
  for (let row = 0; row < code.size; row += 1)
    for (let column = 0; column < code.size; column += 1)
      // Overlapping neighbouring modules slightly avoids visible seams.
      if (code.get(column, row))
        pen.fillRect(x + column * module, y + row * module, module + 0.4, module + 0.4);
}

function words(pen: Pen, font: string, colour: string, text: string, y: number, most?: number): void {
  pen.font = font;
  pen.fillStyle = colour;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(text, MIDDLE, y, most);
}

/** A picture that fails to load is left out. */
async function load(url: string): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
    return image;
  } catch {
    return null;
  }
}
