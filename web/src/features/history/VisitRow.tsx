import { cx } from '@/lib/classes';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import Gamepad2 from '~icons/lucide/gamepad-2';
import MessageSquareText from '~icons/lucide/message-square-text';
import Trash2 from '~icons/lucide/trash';
import { useState } from 'react';
import { Link } from 'react-router';
import styles from './VisitRow.module.css';
import type { Visit } from './visits';

/** A visited post or game, and the button that removes it. */
export function VisitRow({ visit, onRemove }: { visit: Visit; onRemove: () => void }) {
  const { kind, id, name, note } = visit;
  return (
    <article className={styles.row} data-visit={`${kind} ${id}`}>
      <Link to={kind === 'post' ? paths.post(id) : paths.detail(id)} className={styles.thing}>
        <VisitPicture visit={visit} />
        <span className={cx('words', styles.words)}>
          <strong className={styles.name}>{name}</strong>
          <span className={cx('ellipsis', styles.note)}>{note}</span>
        </span>
      </Link>
      <button
        type="button"
        className={cx('tap', styles.remove)}
        onClick={onRemove}
        aria-label={t`删除“${name}”的记录`}
      >
        <Trash2 aria-hidden="true" />
      </button>
    </article>
  );
}

/** The picture may be gone by now; an icon then takes its place. */
function VisitPicture({ visit: { kind, picture } }: { visit: Visit }) {
  const [failed, setFailed] = useState(false);
  const Icon = kind === 'post' ? MessageSquareText : Gamepad2;
  return (
    <span className={styles.picture}>
      {picture && !failed ? (
        <img src={picture} alt="" loading="lazy" decoding="async" onError={() => setFailed(true)} />
      ) : (
        <Icon aria-hidden="true" />
      )}
    </span>
  );
}
