import { withAnswerSource, type AnswerSource } from '@/api/answerSource';
import { tagsQuery } from '@/features/square';
import type { FetchInfiniteQueryOptions, QueryClient } from '@tanstack/react-query';
import type { Screen } from './routes';

/** A query of any result type. Its key identifies it. */
interface AnyQuery {
  queryKey: readonly unknown[];
}

/** The queries that a screen reads first for a visitor. */
export type FirstQueries = readonly AnyQuery[];

/** The answers in the page, by call, as the server gives them. */
export type Answers = Readonly<Record<string, { data: unknown }>>;

/** Seeds the cache with the answers in the page. The component of a missing answer fetches it. */
export function seedQueries(client: QueryClient, screen: Screen, answers: Answers): Promise<unknown> {
  return runFirstQueries(client, screen, (call) => {
    const answer = answers[call];
    if (answer) return answer.data;
    throw new Error(`the page contains no answer to ${call}`);
  });
}

/** The calls that the first queries of a screen make. */
export async function firstCalls(client: QueryClient, screen: Screen): Promise<readonly string[]> {
  const calls: string[] = [];
  await runFirstQueries(client, screen, (call) => {
    calls.push(call);
    throw new Error('calls are recorded, not sent');
  });
  return calls;
}

function runFirstQueries(
  client: QueryClient,
  { firstQueries }: Screen,
  source: AnswerSource,
): Promise<unknown> {
  const queries = [tagsQuery, ...(firstQueries?.() ?? [])];
  return withAnswerSource(source, () =>
    Promise.all(
      queries.map((query) =>
        'initialPageParam' in query
          ? client.prefetchInfiniteQuery(query as FetchInfiniteQueryOptions)
          : client.prefetchQuery(query),
      ),
    ),
  );
}
