import { get, postJson, type Data } from '@/api/client';
import type { Activity, ActivityDetail, ActivityState } from '@/api/types';
import { cursorPagination, pageParams } from '@/api/pagination';
import { cachedItems } from '@/data/cachedItems';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { withProgress } from './reducers';
import { progressSince } from './latestProgress';

export type TaskClaimed = Data<'/api/v1/activity/{id}/claim', 'post'>;
export type DrawResult = Data<'/api/v1/activity/{id}/draw', 'post'>;
export type PastDraw = Data<'/api/v1/activity/{id}/draw/list', 'get'>['records'][number];

/** The key of all activity queries of one player; uid 0 is a visitor. */
export const activitiesKey = (uid: number) => ['activities', uid] as const;

export const listQuery = (uid: number, state: ActivityState) =>
  infiniteQueryOptions({
    queryKey: [...activitiesKey(uid), 'list', state] as const,
    queryFn: ({ pageParam }) => get('/api/v1/activity/list', { state, ...pageParams(pageParam) }),
    ...cursorPagination,
  });

/** An activity with all details. It is stale at once, because its progress changes. */
export const activityQuery = (uid: number, id: number) =>
  queryOptions({
    queryKey: [...activitiesKey(uid), 'one', id] as const,
    queryFn: async (): Promise<ActivityDetail> => {
      const requestedAt = performance.now();
      const activity: ActivityDetail = await get('/api/v1/activity/{id}', {}, { pathParams: { id } });
      return withProgress(activity, progressSince(uid, id, requestedAt));
    },
    staleTime: 0,
  });

/** The copies of an activity in the lists and on its page. */
export const cachedActivities = (uid: number) =>
  cachedItems<Activity>({
    queryKey: activitiesKey(uid),
    predicate: ({ queryKey }) => queryKey[2] === 'list' || queryKey[2] === 'one',
  });

/** The recent winners. */
export const winnersQuery = (uid: number, id: number) =>
  queryOptions({
    queryKey: [...activitiesKey(uid), 'winners', id] as const,
    queryFn: () => get('/api/v1/activity/{id}/winner/list', {}, { pathParams: { id } }),
  });

/** The player's own draws, newest first. */
export const drawsQuery = (uid: number, id: number) =>
  infiniteQueryOptions({
    queryKey: [...activitiesKey(uid), 'draws', id] as const,
    queryFn: ({ pageParam }) =>
      get('/api/v1/activity/{id}/draw/list', pageParams(pageParam), { pathParams: { id } }),
    ...cursorPagination,
    staleTime: 0,
  });

export function joinActivity(id: number): Promise<ActivityDetail> {
  return postJson('/api/v1/activity/{id}/join', undefined, { pathParams: { id }, idempotent: true });
}

/** Claims the reward of a task. The idempotency key makes a retry pay only once. */
export function claimTask(id: number, task: number): Promise<TaskClaimed> {
  return postJson('/api/v1/activity/{id}/claim', { task }, { pathParams: { id }, idempotent: true });
}

/** What the player confirmed to pay for a draw. */
export interface DrawCost {
  price: number;
  /** With a spin from the player's goods. */
  spin: boolean;
}

/** Draws at the confirmed cost. A retry after a lost answer uses the same idempotency key. */
export function drawPrize(id: number, { price, spin }: DrawCost, name: string): Promise<DrawResult> {
  return postJson('/api/v1/activity/{id}/draw', { price, spin }, { pathParams: { id }, idempotent: name });
}
