import type { Comment, PostDetail } from '@/api/types';
import type { Page } from '@playwright/test';
import { callV1, type Player } from './players';

/** Publishes a post as the player, without a browser. */
export function publish(url: string, player: Player, content: string): Promise<PostDetail> {
  return callV1<PostDetail>(url, player, 'POST', '/api/v1/square/post', { content, images: [] });
}

/** Writes a comment as the player, without a browser. */
export function say(url: string, player: Player, post: number, content: string): Promise<Comment> {
  return callV1<Comment>(url, player, 'POST', `/api/v1/square/post/${post}/comment`, { content });
}

/** Writes a comment below the open post. */
export async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: /^(说点什么吧|\[草稿\])/ }).tap();
  await page.getByRole('textbox', { name: /^(评论|回复)/ }).fill(text);
  await page.getByRole('button', { name: '发送' }).tap();
}
