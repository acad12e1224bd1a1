import { t } from '@/lib/i18n';
import Trash2 from '~icons/lucide/trash';
import styles from './Discover.module.css';
import { HotGames } from './hot/HotGames';
import { HotTags } from './hot/HotTags';

interface Props {
  /** Earlier searches of this player. */
  history: readonly string[];
  onFind: (keyword: string) => void;
  onClear: () => void;
}

/** The page before a search: history, hot tags and hot games. */
export function Discover({ history, onFind, onClear }: Props) {
  return (
    <div className={styles.page}>
      {history.length > 0 && (
        <section className={styles.part} aria-label={t('搜索历史')}>
          <h2 className={styles.head}>
            {t('搜索历史')}
            <button type="button" onClick={onClear} aria-label={t('清空搜索历史')}>
              <Trash2 aria-hidden="true" />
            </button>
          </h2>
          <ul className={styles.words}>
            {history.map((word) => (
              <li key={word}>
                <button type="button" className={styles.word} onClick={() => onFind(word)}>
                  {word}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <HotTags />
      <HotGames />
    </div>
  );
}
