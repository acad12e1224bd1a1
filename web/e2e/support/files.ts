import type { Game } from '@/api/types';
import { expect, type Page } from '@playwright/test';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { call } from './players';

/** Fetches a game as a visitor, without a browser. */
export const gameOf = (url: string, id: number) =>
  call(url, '/api/web/game/detail', { appID: String(id) }) as Promise<Game>;

interface Fetched {
  name: string;
  size: number;
  sha256: string;
}

/** Runs an action that starts a download, and describes the downloaded file. */
export async function fetched(page: Page, act: () => Promise<unknown>): Promise<Fetched> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  const bytes = await readFile(await download.path());
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { name: download.suggestedFilename(), size: bytes.length, sha256 };
}

/** Expects the file that the game's detail describes. */
export function expectFile(file: Fetched, { platforms }: Game, platform: 'android' | 'ios'): void {
  const { fileName, size, sha256 } = platforms[platform]!;
  expect(file).toEqual({ name: fileName, size, sha256 });
}
