import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { gameTypesQuery } from './api';

/** What a game's category is called; nothing until that is known. */
export function useCategoryName(): (type: string) => string {
  const { data } = useQuery(gameTypesQuery);
  return useCallback((type) => data?.find((category) => category.type === type)?.name ?? '', [data]);
}
