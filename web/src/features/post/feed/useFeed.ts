import { parseId } from '@/lib/parseId';
import { useSearchParams } from 'react-router';

export type FeedName = 'hot' | 'new' | 'follow';

export interface Feed {
  feed: FeedName;
  tag?: number;
  /** Only posts about this game. */
  game?: number;
}

/** The chosen feed, tag and game. They are in the address, so that links to a tag work. */
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
