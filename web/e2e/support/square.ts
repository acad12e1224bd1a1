import { randomUUID } from 'node:crypto';
import type { Comment, PostDetail } from '@/api/types';
import type { Player } from './players';

/** A post of the player's own, without a browser. */
export function publish(url: string, player: Player, content: string): Promise<PostDetail> {
  return callJson(url, player, '/api/v1/square/post', { content, images: [] }) as Promise<PostDetail>;
}

/** A comment of the player's own, without a browser. */
export function say(url: string, player: Player, post: number, content: string): Promise<Comment> {
  return callJson(url, player, `/api/v1/square/post/${post}/comment`, { content }) as Promise<Comment>;
}

async function callJson(url: string, { account }: Player, path: string, body: object): Promise<unknown> {
  const response = await fetch(url + path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': randomUUID(),
      'UG-Uid': String(account.uid),
      'UG-Token': account.token,
    },
  });
  const { code, msg, data } = (await response.json()) as { code: number; msg: string; data: unknown };
  if (code !== 0) throw new Error(`${path} answered ${code}: ${msg}`);
  return data;
}
