import { useSearchParams } from 'react-router';

export const DETAIL_TABS = ['about', 'posts', 'gifts'] as const;
export type DetailTab = (typeof DETAIL_TABS)[number];

/** The open tab. It is in the address, so that a link opens it. */
export function useDetailTab(): [DetailTab, (tab: DetailTab) => void] {
  const [search, setSearch] = useSearchParams();
  const tab = DETAIL_TABS.find((known) => known === search.get('tab')) ?? 'about';
  const open = (next: DetailTab) =>
    setSearch(
      (before) => {
        if (next === 'about') before.delete('tab');
        else before.set('tab', next);
        return before;
      },
      { replace: true },
    );
  return [tab, open];
}
