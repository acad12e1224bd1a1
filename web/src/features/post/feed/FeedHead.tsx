import { Rail } from '@/components/ui/rail';
import { Skeleton } from '@/components/ui/Skeleton';
import { tagsQuery } from '@/features/square';
import { cx } from '@/lib/classes';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import { useQuery } from '@tanstack/react-query';
import Search from '~icons/lucide/search';
import { Link } from 'react-router';
import styles from './FeedHead.module.css';
import { PublishButton } from './PublishButton';
import type { Feed, FeedName } from './useFeed';

const FEEDS: readonly { feed: FeedName; name: string }[] = [
  { feed: 'hot', name: t('热门') },
  { feed: 'new', name: t('最新') },
  { feed: 'follow', name: t('关注') },
];

/** The feed tabs (hot, newest, followed), search, the button to write, and the tags. */
export function FeedHead({ feed, tag, game, onChange }: Feed & { onChange: (feed: Feed) => void }) {
  return (
    <header className={styles.head}>
      <h1 className="visually-hidden">{t('广场')}</h1>
      <div className={styles.row}>
        <div className={styles.tabs} role="group" aria-label={t('看哪些帖子')}>
          {FEEDS.map(({ feed: value, name }) => (
            <button
              key={value}
              type="button"
              className={cx(styles.tab, value === feed && styles.active)}
              aria-pressed={value === feed}
              onClick={() => onChange(value === 'follow' ? { feed: value } : { feed: value, tag, game })}
            >
              {name}
            </button>
          ))}
        </div>
        <Link to={paths.search} className={cx('tap', styles.search)} aria-label={t('搜索')}>
          <Search aria-hidden="true" />
        </Link>
        <PublishButton />
      </div>
      {feed !== 'follow' && <Tags chosen={tag} onChoose={(next) => onChange({ feed, tag: next, game })} />}
    </header>
  );
}

interface TagsProps {
  chosen: number | undefined;
  onChoose: (tag: number | undefined) => void;
}

/** The tags in one row; nothing if there are none. A skeleton of the same height avoids a layout shift. */
function Tags({ chosen, onChoose }: TagsProps) {
  const { data: tags = [], isPending } = useQuery(tagsQuery);
  if (isPending) return <TagsSkeleton />;
  if (tags.length === 0) return null;
  return (
    <Rail
      gap="narrow"
      className={styles.tags}
      label={t('标签')}
      items={[{ id: 0, tag: t('全部') }, ...tags]}
      itemKey={({ id }) => id}
      renderItem={({ id, tag }) => (
        <button
          type="button"
          className={cx(styles.tag, id === (chosen ?? 0) && styles.chosen)}
          aria-pressed={id === (chosen ?? 0)}
          onClick={() => onChoose(id || undefined)}
        >
          {tag}
        </button>
      )}
    />
  );
}

function TagsSkeleton() {
  return (
    <Rail
      gap="narrow"
      className={styles.tags}
      items={[1, 2, 3, 4, 5]}
      itemKey={(index) => index}
      renderItem={() => <Skeleton width="4.5rem" height="1.875rem" radius="var(--radius-round)" />}
    />
  );
}
