import { parseId } from '@/lib/parseId';
import { useSearchParams } from 'react-router';

export type FeedName = 'hot' | 'new' | 'follow';

export interface Feed {
  feed: FeedName;
  tag?: number;
  /** Only what is about this game. */
  game?: number;
}

/** Which posts are shown. It stands in the address, where a tag's link leads, too. */
export function useFeed(): Feed & { change: (feed: Feed) => void } {
  const [search, setSearch] = useSearchParams();
  const change = ({ feed, tag, game }: Feed) => {
    const params = {
      ...(feed !== 'hot' && { feed }),
      ...(tag && { tag: String(tag) }),
      ...(game && { game: String(game) }),
    };
    setSearch(params, { replace: true });
  };
  const number = (name: string) => parseId(search.get(name)) ?? undefined;
  return { feed: nameOf(search.get('feed')), tag: number('tag'), game: number('game'), change };
}

function nameOf(text: string | null): FeedName {
  return text === 'new' || text === 'follow' ? text : 'hot';
}
