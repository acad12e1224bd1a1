import type { Comment, PostDetail } from '@/api/types';
import { callV1, type Player } from './players';

/** Publishes a post as the player, without a browser. */
export function publish(url: string, player: Player, content: string): Promise<PostDetail> {
  return callV1<PostDetail>(url, player, 'POST', '/api/v1/square/post', { content, images: [] });
}

/** Writes a comment as the player, without a browser. */
export function say(url: string, player: Player, post: number, content: string): Promise<Comment> {
  return callV1<Comment>(url, player, 'POST', `/api/v1/square/post/${post}/comment`, { content });
}
