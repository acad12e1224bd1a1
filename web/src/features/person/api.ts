import { del, postJson } from '@/api/client';
import type { ReportReason } from '@/api/types';

export const follow = (id: number) => postJson('/api/v1/user/follow/{id}', undefined, { pathParams: { id } });
export const unfollow = (id: number) => del('/api/v1/user/follow/{id}', undefined, { pathParams: { id } });
export const block = (id: number) => postJson('/api/v1/user/block/{id}', undefined, { pathParams: { id } });
export const unblock = (id: number) => del('/api/v1/user/block/{id}', undefined, { pathParams: { id } });

export interface Reported {
  kind: 'post' | 'comment' | 'user';
  id: number;
}

export interface Report extends Reported {
  reason: ReportReason;
  detail?: string;
}

export async function report(what: Report): Promise<void> {
  await postJson('/api/v1/report', what, { idempotent: true });
}
