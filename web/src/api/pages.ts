import { PAGE_SIZE } from '@/constants';

/** Which part of a list is asked for; the first where nothing is said. */
export interface PageParam {
  cursor?: string;
}

/** What the queries of lists that a person scrolls have in common: each page leads to the next. */
export const byCursor = {
  initialPageParam: {} as PageParam,
  getNextPageParam: ({ nextCursor }: { nextCursor?: string | null }): PageParam | undefined =>
    nextCursor ? { cursor: nextCursor } : undefined,
};

/** What such a list's call takes. */
export const pageAt = ({ cursor }: PageParam) => ({ pageSize: PAGE_SIZE, cursor });
