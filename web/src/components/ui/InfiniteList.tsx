import { errorText } from '@/api/errors';
import { useOnline } from '@/lib/useOnline';
import { relativeTime } from '@/lib/time';
import { useNow } from '@/lib/useNow';
import { useProgressiveRender } from '@/lib/useProgressiveRender';
import { t } from '@/lib/i18n';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import styles from './InfiniteList.module.css';
import { observeNear } from './observeNear';
import { PullRefresh } from './pull';
import { useScroller } from './scroller';
import { EndMarker, ErrorState, RetryLine } from './States';

/** The age is in minutes. */
const TICK_MS = 60_000;

/** The parts of a query that the list needs. An infinite query of TanStack Query has them; `refresh` comes from `useInfiniteList`. */
interface InfiniteListQuery {
  data: unknown;
  error: unknown;
  isPending: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  hasNextPage: boolean;
  fetchNextPage: () => Promise<unknown>;
  refetch: () => Promise<unknown>;
  isLastSeen?: boolean;
  seenAt?: number;
}

export type ItemsProps<T> = Pick<Props<T>, 'items' | 'itemKey' | 'renderItem' | 'className'>;

interface Props<T> {
  query: InfiniteListQuery;
  items: readonly T[];
  itemKey: (item: T) => string | number;
  renderItem: (item: T) => ReactNode;
  /** The placeholder of one item while it loads. */
  skeleton: ReactNode;
  skeletonCount?: number;
  empty: ReactNode;
  endText?: string;
  /** Replaces the text of a failure. */
  failureText?: string;
  /** The number of items that fill the window. They render first, and the others follow in steps (`useProgressiveRender`). */
  initialCount?: number;
  className?: string;
  /** Renders the items. A list of thousands passes one based on `GroupedItems`. */
  Items?: (props: ItemsProps<T>) => ReactNode;
}

interface RefreshableProps<T> extends Props<T> {
  query: InfiniteListQuery & { refresh: () => Promise<unknown> };
}

/** An infinite list with skeletons, items, pagination and an end marker. Pulling it down reloads it. */
export function InfiniteList<T>(props: RefreshableProps<T>) {
  return (
    <PullRefresh onRefresh={props.query.refresh}>
      <InfiniteListItems {...props} />
    </PullRefresh>
  );
}

/** The list without pull-to-refresh, for a page that is pulled as a whole. */
export function InfiniteListItems<T>(props: Props<T>) {
  const {
    query,
    items,
    itemKey,
    renderItem,
    empty,
    endText,
    failureText,
    className,
    Items = PlainItems,
  } = props;
  const online = useOnline();
  const shown = useProgressiveRender(items, props.initialCount);
  const retry = () => void query.refetch();
  if (query.isPending) return <Skeletons {...props} />;
  if (query.error && items.length === 0)
    return (
      <div className="middle">
        <ErrorState text={failureText ?? errorText(query.error)} onRetry={retry} />
      </div>
    );
  if (items.length === 0) return <div className="middle">{empty}</div>;
  return (
    <>
      {(!online || query.isLastSeen) && <SeenLine seenAt={query.seenAt} />}
      <Items items={shown} itemKey={itemKey} renderItem={renderItem} className={className} />
      {online && shown.length === items.length && (
        <ListFooter query={query} endText={endText} failureText={failureText} />
      )}
    </>
  );
}

/** Says that the list may be old, and how old it is. */
function SeenLine({ seenAt }: Pick<InfiniteListQuery, 'seenAt'>) {
  useNow(true, TICK_MS);
  return (
    <p className={styles.offline} role="status">
      {seenAt ? t`离线 · ${relativeTime(seenAt, Date.now())}看到的内容` : t('没有网络，先看看之前的内容')}
    </p>
  );
}

function PlainItems<T>({ items, itemKey, renderItem, className }: ItemsProps<T>) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={itemKey(item)}>{renderItem(item)}</li>
      ))}
    </ul>
  );
}

function Skeletons<T>({ skeleton, skeletonCount: skeletons = 6, className }: Props<T>) {
  return (
    <ul className={className} aria-busy="true" aria-label={t('正在加载')}>
      {Array.from({ length: skeletons }, (_, index) => (
        <li key={index}>{skeleton}</li>
      ))}
    </ul>
  );
}

function ListFooter({
  query,
  endText,
  failureText,
}: {
  query: InfiniteListQuery;
  endText?: string;
  failureText?: string;
}) {
  if (query.error) {
    // A refetch of the whole list may have failed. Then a retry must not load the next page.
    const again = query.isFetchNextPageError ? query.fetchNextPage : query.refetch;
    return (
      <RetryLine
        text={t`${failureText ?? errorText(query.error)}，点一下重试`}
        onRetry={() => void again()}
      />
    );
  }
  if (!query.hasNextPage) return <EndMarker text={endText} />;
  return <LoadMore query={query} />;
}

/** Loads the next page near the end. */
function LoadMore({ query }: { query: InfiniteListQuery }) {
  const mark = useRef<HTMLParagraphElement>(null);
  const scroller = useScroller();
  const more = useEffectEvent(() => {
    if (!query.isFetchingNextPage) void query.fetchNextPage();
  });
  useEffect(() => {
    const element = mark.current;
    if (!element) return;
    return observeNear(element, scroller.current, more);
    // A short page may leave the mark in view. A new observer then reports it again. A request may begin and end between two renders,
    // so `isFetchingNextPage` alone does not tell that a page has arrived.
  }, [scroller, query.isFetchingNextPage, query.data]);
  return (
    <p ref={mark} className={styles.more} role="status">
      {t('正在加载更多')}
    </p>
  );
}
