import styles from './Discover.module.css';
import { History } from './History';
import { HotTags } from './hot/HotTags';
import { Trends } from './hot/Trends';

interface Props {
  /** Earlier searches of this player. */
  history: readonly string[];
  onFind: (keyword: string) => void;
  onHistoryChange: (history: string[]) => void;
}

/** The page before a search: earlier searches, frequent searches and hot tags. */
export function Discover({ history, onFind, onHistoryChange }: Props) {
  return (
    <div className={styles.page}>
      <History history={history} onFind={onFind} onChange={onHistoryChange} />
      <Trends onFind={onFind} />
      <HotTags />
    </div>
  );
}
