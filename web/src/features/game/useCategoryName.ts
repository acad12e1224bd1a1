import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { gameTypesQuery } from './api';

/** Maps a category to its display name; empty until the categories load. */
export function useCategoryName(): (type: string) => string {
  const { data } = useQuery(gameTypesQuery);
  return useCallback((type) => data?.find((category) => category.type === type)?.name ?? '', [data]);
}
