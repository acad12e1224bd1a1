import { get, type Data } from '@/api/client';
import { cursorPagination, pageParams } from '@/api/pagination';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

export type Invite = Data<'/api/v1/invite', 'get'>;
export type Invited = Data<'/api/v1/invite/list', 'get'>['records'][number];

/** The player's code and link, and the results. */
export const inviteQuery = (uid: number) =>
  queryOptions({
    queryKey: ['invite', uid, 'own'] as const,
    queryFn: () => get('/api/v1/invite'),
  });

/** The invited players, newest first. */
export const invitedQuery = (uid: number) =>
  infiniteQueryOptions({
    queryKey: ['invite', uid, 'list'] as const,
    queryFn: ({ pageParam }) => get('/api/v1/invite/list', pageParams(pageParam)),
    ...cursorPagination,
  });
