import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { refetchHeaders } from './refetch';

test('only a refetch asks for the answer of the primary', () => {
  const client = new QueryClient();
  const queryKey = ['post', 'one', 0, 7];
  expect(refetchHeaders(client, queryKey)).toBeUndefined();
  client.setQueryData(queryKey, null);
  expect(refetchHeaders(client, queryKey)).toEqual({ 'Cache-Control': 'no-cache' });
});
