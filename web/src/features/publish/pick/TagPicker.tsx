import { Dialog } from '@/components/ui/Dialog';
import { EmptyState } from '@/components/ui/States';
import { tagsQuery } from '@/features/square';
import { t } from '@/lib/i18n';
import { useQuery } from '@tanstack/react-query';
import Hash from '~icons/lucide/hash';
import styles from './TagPicker.module.css';

interface Props {
  value: number | null;
  onPick: (tag: number | null) => void;
  onClose: () => void;
}

/** Picks one tag for a post, or none. */
export default function TagPicker({ value, onPick, onClose }: Props) {
  const { data = [] } = useQuery(tagsQuery);
  return (
    <Dialog kind="sheet" title={t('选一个话题')} onClose={onClose}>
      {data.length === 0 ? (
        <EmptyState title={t('还没有话题')} hint={t('不选话题也能发布')} />
      ) : (
        <ul className={styles.tags} aria-label={t('话题')}>
          {data.map(({ id, tag }) => (
            <li key={id}>
              <button
                type="button"
                className={styles.tag}
                aria-pressed={id === value}
                onClick={() => onPick(id === value ? null : id)}
              >
                <Hash aria-hidden="true" />
                {tag}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
