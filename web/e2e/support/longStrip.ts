import type { Page } from '@playwright/test';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const BOOK = 2901;

const BOOK_YAML = `id: ${BOOK}
kind: comic
title: 一条长长的路
author: 三百页
category: 测试
tags: [长条]
summary: 三百页的长条，一口气看完。
description: 三百页的长条，一口气看完。
status: finished
direction: strip
subscribeNum: 0
readNum: 0
featured: 1
createTime: '2026-01-01T00:00:00Z'
chapters:
  - { id: 1, title: '第1话 路', access: free, publishTime: '2026-01-01T00:00:00Z', folder: chapters/01 }
`;

/** Makes a content pack with one comic of one chapter. The browser draws its pages, which all differ. */
export async function longStrip(
  page: Page,
  pages: number,
): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-strip-'));
  const book = join(folder, 'books', 'long-road');
  await mkdir(join(book, 'chapters', '01'), { recursive: true });
  await writeFile(join(folder, 'pack.yaml'), 'name: 长条\ncategories: []\n');
  await writeFile(join(book, 'book.yaml'), BOOK_YAML);
  await writeFile(join(book, 'cover.webp'), await drawn(page, 0, 480, 640));
  for (let number = 1; number <= pages; number += 1) {
    const name = `${String(number).padStart(3, '0')}.webp`;
    // The pages of a real strip differ in height.
    await writeFile(
      join(book, 'chapters', '01', name),
      await drawn(page, number, 720, 800 + 100 * (number % 5)),
    );
  }
  return { folder, remove: () => rm(folder, { recursive: true }) };
}

async function drawn(page: Page, number: number, width: number, height: number): Promise<Buffer> {
  const text = await page.evaluate(
    async ([which, wide, high]) => {
      const canvas = new OffscreenCanvas(wide, high);
      const pen = canvas.getContext('2d')!;
      const sky = pen.createLinearGradient(0, 0, wide, high);
      sky.addColorStop(0, `hsl(${(which * 37) % 360} 60% 80%)`);
      sky.addColorStop(1, `hsl(${(which * 37 + 80) % 360} 60% 45%)`);
      pen.fillStyle = sky;
      pen.fillRect(0, 0, wide, high);
      for (let spot = 0; spot < 25; spot += 1) {
        pen.fillStyle = `hsl(${(spot * 53 + which * 11) % 360} 70% ${30 + (spot % 50)}%)`;
        pen.beginPath();
        pen.arc((spot * 97 + which * 31) % wide, (spot * 151 + which * 17) % high, 8 + (spot % 40), 0, 7);
        pen.fill();
      }
      pen.fillStyle = '#fff';
      pen.font = 'bold 160px sans-serif';
      pen.fillText(String(which), 80, high / 2);
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 });
      const bytes = new Uint8Array(await blob.arrayBuffer());
      return btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ''));
    },
    [number, width, height] as const,
  );
  return Buffer.from(text, 'base64');
}
