import { get } from '@/api/client';
import { cursorPagination, pageParams } from '@/api/pagination';
import { mergeFollowed } from '@/features/relationships';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

/** Suggestions for a text. A failed request is not retried, because the text changes soon anyway. */
export const suggestionsQuery = (keyword: string) =>
  queryOptions({
    queryKey: ['search', 'suggestions', keyword] as const,
    queryFn: ({ signal }) => get('/api/v1/square/keyword/suggestion', { keyword }, { signal }),
    staleTime: 5 * 60_000,
    retry: false,
  });

/** The first results of each kind. */
export const overviewQuery = (reader: number, keyword: string) =>
  queryOptions({
    queryKey: ['search', 'all', reader, keyword] as const,
    queryFn: ({ client, signal }) =>
      mergeFollowed(client, get('/api/v1/search', { keyword }, { signal }), ({ users }) => users),
  });

export const foundPostsQuery = (reader: number, keyword: string) =>
  infiniteQueryOptions({
    queryKey: ['search', 'post', reader, keyword] as const,
    queryFn: ({ pageParam, signal }) =>
      get('/api/v1/search/post', { keyword, ...pageParams(pageParam) }, { signal }),
    ...cursorPagination,
  });

export const foundGamesQuery = (reader: number, keyword: string) =>
  infiniteQueryOptions({
    queryKey: ['search', 'game', reader, keyword] as const,
    queryFn: ({ pageParam, signal }) =>
      get('/api/v1/search/game', { keyword, ...pageParams(pageParam) }, { signal }),
    ...cursorPagination,
  });

export const foundBooksQuery = (reader: number, keyword: string) =>
  infiniteQueryOptions({
    queryKey: ['search', 'book', reader, keyword] as const,
    queryFn: ({ pageParam, signal }) =>
      get('/api/v1/search/book', { keyword, ...pageParams(pageParam) }, { signal }),
    ...cursorPagination,
  });

export const foundUsersQuery = (reader: number, keyword: string) =>
  infiniteQueryOptions({
    queryKey: ['search', 'user', reader, keyword] as const,
    queryFn: ({ client, pageParam, signal }) =>
      mergeFollowed(
        client,
        get('/api/v1/search/user', { keyword, ...pageParams(pageParam) }, { signal }),
        ({ records }) => records,
      ),
    ...cursorPagination,
  });
