import { EmptyState } from '@/components/ui/States';
import { t } from '@/lib/i18n';
import { HotGames } from '../hot/HotGames';
import { HotTags } from '../hot/HotTags';
import discover from '../Discover.module.css';

/** The empty state of a search, with hot tags and games. */
export function NothingFound() {
  return (
    <div className={discover.page}>
      <EmptyState
        drawing="search"
        title={t('没有找到相关内容')}
        hint={t('换个词试试，或者看看大家都在看什么')}
      />
      <HotTags />
      <HotGames />
    </div>
  );
}
