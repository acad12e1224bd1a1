import { t } from '@/lib/i18n';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { trendsQuery } from './trends';

/** The placeholder while no frequent searches are known. */
export const ANY_HINT = t('搜帖子、游戏、作品、玩家');

/** The search that an empty field suggests: the one that the player saw on the home page, else the most frequent one. */
export function useHint(): string | undefined {
  const { state } = useLocation();
  const { data } = useQuery(trendsQuery);
  return hintIn(state) ?? data?.[0]?.keyword;
}

const hintIn = (state: unknown): string | undefined => {
  const hint = (state as { hint?: unknown } | null)?.hint;
  return typeof hint === 'string' ? hint : undefined;
};
