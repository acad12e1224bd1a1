import { errorText } from '@/api/errors';
import { LIST_PRELOAD_PX } from '@/constants';
import { useOnline } from '@/lib/useOnline';
import { useProgressiveRender } from '@/lib/useProgressiveRender';
import { t } from '@/lib/i18n';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import styles from './InfiniteList.module.css';
import { PullRefresh } from './pull';
import { useScroller } from './scroller';
import { EndMarker, ErrorState, RetryLine } from './States';

/** What a list needs to know of its query; an infinite query of TanStack Query is one; `refresh` is by `useInfiniteList`. */
interface InfiniteListQuery {
  error: unknown;
  isPending: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  hasNextPage: boolean;
  fetchNextPage: () => Promise<unknown>;
  refetch: () => Promise<unknown>;
}

interface Props<T> {
  query: InfiniteListQuery;
  items: readonly T[];
  itemKey: (item: T) => string | number;
  renderItem: (item: T) => ReactNode;
  /** The shape of one item, while it loads. */
  skeleton: ReactNode;
  skeletonCount?: number;
  empty: ReactNode;
  endText?: string;
  /** Replaces the text of a failure. */
  failureText?: string;
  /** How many fill the window: they come first, the others in steps behind them (`useProgressiveRender`). */
  initialCount?: number;
  className?: string;
}

interface ItemsProps<T> extends Props<T> {
  query: InfiniteListQuery & { refresh: () => Promise<unknown> };
}

/** A list that goes on: skeletons, then items, more before the end is reached, and an end. It can be pulled to reload. */
export function InfiniteList<T>(props: ItemsProps<T>) {
  return (
    <PullRefresh onRefresh={props.query.refresh}>
      <InfiniteListItems {...props} />
    </PullRefresh>
  );
}

/** The same as a part of a page that is pulled as a whole. */
export function InfiniteListItems<T>(props: Props<T>) {
  const { query, items, itemKey, renderItem, empty, endText, failureText, className } = props;
  const online = useOnline();
  const shown = useProgressiveRender(items, props.initialCount);
  const retry = () => void query.refetch();
  if (query.isPending) return <Skeletons {...props} />;
  if (query.error && items.length === 0)
    return (
      <div className={styles.middle}>
        <ErrorState text={failureText ?? errorText(query.error)} onRetry={retry} />
      </div>
    );
  if (items.length === 0) return <div className={styles.middle}>{empty}</div>;
  return (
    <>
      {!online && (
        <p className={styles.offline} role="status">
          {t('没有网络，先看看之前的内容')}
        </p>
      )}
      <ul className={className}>
        {shown.map((item) => (
          <li key={itemKey(item)}>{renderItem(item)}</li>
        ))}
      </ul>
      {online && shown.length === items.length && (
        <ListFooter query={query} endText={endText} failureText={failureText} />
      )}
    </>
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
    // The list as a whole may have failed to be read anew: more of it is then not what was missed.
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

/** Asks for the next page when the end comes near. */
function LoadMore({ query }: { query: InfiniteListQuery }) {
  const mark = useRef<HTMLParagraphElement>(null);
  const scroller = useScroller();
  const more = useEffectEvent(() => {
    if (!query.isFetchingNextPage) void query.fetchNextPage();
  });
  useEffect(() => {
    const element = mark.current;
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && more(), {
      root: scroller.current,
      rootMargin: `${LIST_PRELOAD_PX}px 0px`,
    });
    observer.observe(element);
    return () => observer.disconnect();
    // A page that was too short to push the mark away needs to be looked at again.
  }, [scroller, query.isFetchingNextPage]);
  return (
    <p ref={mark} className={styles.more} role="status">
      {t('正在加载更多')}
    </p>
  );
}
