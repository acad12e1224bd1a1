import { withAnswerSource, type AnswerSource } from '@/api/answerSource';
import { tagsQuery } from '@/features/square';
import type { FetchInfiniteQueryOptions, QueryClient } from '@tanstack/react-query';
import type { Screen } from './routes';

/** A query, whatever it gives: each is known by its key. */
interface AnyQuery {
  queryKey: readonly unknown[];
}

/** What a screen reads first, as a visitor's browser asks for it. */
export type FirstQueries = readonly AnyQuery[];

/** What came with the page, by call: answers as the server gives them. */
export type Answers = Readonly<Record<string, { data: unknown }>>;

/** Begins the cache with the answers that came with the page; what did not come is asked for by whoever shows it. */
export function seedQueries(client: QueryClient, screen: Screen, answers: Answers): Promise<unknown> {
  return runFirstQueries(client, screen, (call) => {
    const answer = answers[call];
    if (answer) return answer.data;
    throw new Error(`${call} did not come with the page`);
  });
}

/** The calls that a screen makes first. */
export async function firstCalls(client: QueryClient, screen: Screen): Promise<readonly string[]> {
  const calls: string[] = [];
  await runFirstQueries(client, screen, (call) => {
    calls.push(call);
    throw new Error('only noted');
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
