import type { Game } from '@/api/types';
import { expect, type Page } from '@playwright/test';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { call } from './players';

/** A game as a visitor sees it, without a browser. */
export const gameOf = (url: string, id: number) =>
  call(url, '/api/web/game/detail', { appID: String(id) }) as Promise<Game>;

interface Fetched {
  name: string;
  size: number;
  sha256: string;
}

/** Does what makes the browser fetch a file, and tells what came. */
export async function fetched(page: Page, act: () => Promise<unknown>): Promise<Fetched> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  const bytes = await readFile(await download.path());
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { name: download.suggestedFilename(), size: bytes.length, sha256 };
}

/** The file is the one that the game's page told of. */
export function expectFile(file: Fetched, { platforms }: Game, platform: 'android' | 'ios'): void {
  const { fileName, size, sha256 } = platforms[platform]!;
  expect(file).toEqual({ name: fileName, size, sha256 });
}
