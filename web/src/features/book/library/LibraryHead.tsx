import type { BookKind } from '@/api/types';
import { Badge } from '@/components/ui/Badge';
import { cx } from '@/lib/classes';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import BookHeart from '~icons/lucide/book-heart';
import History from '~icons/lucide/rotate-ccw-clock';
import Search from '~icons/lucide/search';
import { Link } from 'react-router';
import { useUpdateCount } from '../useUpdateCount';
import { KINDS } from '../labels';
import styles from './LibraryHead.module.css';

interface Props {
  kind: BookKind;
  onChoose: (kind: BookKind) => void;
}

/**
 * The tabs of the kinds, and links to search, history and shelf. It is as dark as the bottom tab bar on this
 * page.
 */
export function LibraryHead({ kind, onChoose }: Props) {
  const updates = useUpdateCount();
  return (
    <header className={styles.head}>
      <h1 className="visually-hidden">{t('漫画')}</h1>
      <div className={styles.kinds} role="group" aria-label={t('看什么')}>
        {KINDS.map((one) => (
          <button
            key={one.kind}
            type="button"
            className={cx(styles.kind, one.kind === kind && styles.active)}
            aria-pressed={one.kind === kind}
            onClick={() => onChoose(one.kind)}
          >
            {one.name}
          </button>
        ))}
      </div>
      <nav className={styles.ways} aria-label={t('找书和书架')}>
        <Link to={paths.search} aria-label={t('搜索')}>
          <Search aria-hidden="true" />
        </Link>
        <Link to={paths.readhistory} aria-label={t('阅读记录')}>
          <History aria-hidden="true" />
        </Link>
        <Link to={paths.subscriblist} aria-label={t('我的订阅')}>
          <BookHeart aria-hidden="true" />
          <Badge count={updates} label={t`${updates} 部有更新`} className={styles.badge} />
        </Link>
      </nav>
    </header>
  );
}
