import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const demo = fileURLToPath(new URL('../../../sql/demo', import.meta.url));

/** A content pack with one game of the demo content. The test can set its price. */
export class OneGame {
  private constructor(readonly folder: string) {}

  static async of(slug: string): Promise<OneGame> {
    const folder = await mkdtemp(join(tmpdir(), 'portal-pack-'));
    for (const part of ['pack.yaml', `games/${slug}`])
      await cp(join(demo, part), join(folder, part), { recursive: true });
    return new OneGame(folder);
  }

  async setPrice(slug: string, price: number): Promise<void> {
    const file = join(this.folder, 'games', slug, 'game.yaml');
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace(/^buyAmount: .*$/m, `buyAmount: ${price}`));
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true });
  }
}

/** A content pack with one animation as HLS playlists (`support/hls`, made by `ffmpeg -f hls`), each of three segments and nine seconds. */
export class Playlists {
  /** The id of the animation. */
  static readonly id = 2901;

  private constructor(readonly folder: string) {}

  /** The first episode is free, in MPEG-TS. The second one is for members, in fragmented MP4. */
  static async make(): Promise<Playlists> {
    const folder = await mkdtemp(join(tmpdir(), 'portal-pack-'));
    const book = join(folder, 'books/playlists');
    const pictures = join(demo, 'books/tuan-zi-de-yi-tian');
    await cp(join(pictures, 'cover.webp'), join(book, 'cover.webp'));
    for (const [episode, kind] of [
      ['01', 'ts'],
      ['02', 'mp4'],
    ] as const) {
      for (const name of await readdir(join(playlists, kind))) {
        // In this repository, tools would read a .ts file as TypeScript.
        const as = name.replace('.mpegts', '.ts');
        await cp(join(playlists, kind, name), join(book, 'chapters', episode, as), { recursive: true });
      }
      await cp(join(pictures, `chapters/${episode}.webp`), join(book, `chapters/${episode}.webp`));
    }
    await writeFile(join(folder, 'pack.yaml'), 'name: playlists\n');
    await writeFile(join(book, 'book.yaml'), PLAYLISTS);
    return new Playlists(folder);
  }

  /** Removes the animation from the pack, so that the next import removes it from the portal. */
  async empty(): Promise<void> {
    await rm(join(this.folder, 'books'), { recursive: true });
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true });
  }
}

const playlists = fileURLToPath(new URL('hls', import.meta.url));

const PLAYLISTS = `
id: ${Playlists.id}
kind: animation
title: 测试图
author: 测试
category: 日常
tags: [短片]
summary: 九秒钟，三段
description: 一段。
status: finished
subscribeNum: 0
readNum: 0
createTime: '2020-01-01T00:00:00Z'
chapters:
  - { id: 1, title: 第1集, access: free, publishTime: '2020-01-01T00:00:00Z', folder: chapters/01 }
  - { id: 2, title: 第2集, access: vip, publishTime: '2020-01-02T00:00:00Z', folder: chapters/02 }
`;
