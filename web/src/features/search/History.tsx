import { t } from '@/lib/i18n';
import Trash2 from '~icons/lucide/trash';
import X from '~icons/lucide/x';
import { useState } from 'react';
import discover from './Discover.module.css';
import styles from './History.module.css';

interface Props {
  /** Earlier searches of this player, the latest first. */
  history: readonly string[];
  onFind: (keyword: string) => void;
  onChange: (history: string[]) => void;
}

/** Earlier searches. While they are edited, a tap deletes one. */
export function History({ history, onFind, onChange }: Props) {
  const [editing, setEditing] = useState(false);
  if (history.length === 0) return null;
  const remove = (word: string, { parentElement: item }: Element) => {
    // Otherwise a player with a keyboard would start at the top of the page again.
    const next = item?.nextElementSibling ?? item?.previousElementSibling;
    next?.querySelector('button')?.focus();
    onChange(history.filter((kept) => kept !== word));
  };
  return (
    <section className={discover.part} aria-label={t('搜索历史')}>
      <h2 className={discover.head}>
        {t('搜索历史')}
        {editing ? (
          <span className={styles.actions}>
            <button type="button" onClick={() => onChange([])} aria-label={t('清空搜索历史')}>
              {t('清空')}
            </button>
            <button type="button" onClick={() => setEditing(false)}>
              {t('完成')}
            </button>
          </span>
        ) : (
          <button
            type="button"
            className={discover.edit}
            onClick={() => setEditing(true)}
            aria-label={t('编辑搜索历史')}
          >
            <Trash2 aria-hidden="true" />
          </button>
        )}
      </h2>
      <ul className={discover.words}>
        {history.map((word) => (
          <li key={word}>
            <button
              type="button"
              className={discover.word}
              onClick={({ currentTarget }) => (editing ? remove(word, currentTarget) : onFind(word))}
              aria-label={editing ? t`删除“${word}”` : undefined}
            >
              {editing ? <Deletable word={word} /> : word}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Deletable({ word }: { word: string }) {
  return (
    <span className={styles.deletable}>
      <span>{word}</span>
      <X aria-hidden="true" />
    </span>
  );
}
