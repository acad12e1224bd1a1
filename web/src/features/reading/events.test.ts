import type { Chapter } from '@/api/types';
import { QueryClient } from '@tanstack/react-query';
import { contextOf } from '@test/events';
import { HELLO } from '@test/fakeSockets';
import { expect, it } from 'vitest';
import { readingEvents } from './events';

const ref = (index: number) => ({ id: index, index, title: '', access: 'free' as const });
const frame = (index: number) => ({ type: 'chapter' as const, bookId: 7, chapter: ref(index) });

/** A query cache with chapters 1 to 3 of a book and its chapter lists. */
function aReader() {
  const client = new QueryClient();
  for (const index of [1, 2, 3]) {
    const chapter = { ...ref(index), bookId: 7, next: index < 3 ? ref(index + 1) : null } as Chapter;
    client.setQueryData(['chapter', 10, 7, index], chapter);
  }
  client.setQueryData(['reading', 'chapters', 10, 7, 1], {});
  const stale = () =>
    client
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.isInvalidated)
      .map(({ queryKey }) => queryKey.join('/'));
  return { context: contextOf(client, 10), stale };
}

it('a new last chapter makes the one before it and the chapter lists stale', () => {
  const { context, stale } = aReader();
  readingEvents.chapter(context, frame(4));
  expect(stale()).toEqual(['chapter/10/7/3', 'reading/chapters/10/7/1']);
});

it('a new chapter in the middle makes its neighbours stale', () => {
  const { context, stale } = aReader();
  readingEvents.chapter(context, frame(2));
  expect(stale().slice(0, 3)).toEqual(['chapter/10/7/1', 'chapter/10/7/2', 'chapter/10/7/3']);
});

it('after a reconnection only the last chapter is stale', () => {
  const { context, stale } = aReader();
  readingEvents.hello(context, HELLO);
  expect(stale()).toEqual(['chapter/10/7/3']);
});
