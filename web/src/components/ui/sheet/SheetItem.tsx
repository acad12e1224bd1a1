import type { IconComponent } from '@/components/ui/createIcon';
import { cx } from '@/lib/classes';
import styles from './SheetItem.module.css';

interface Props {
  icon: IconComponent;
  name: string;
  /** The action cannot be undone. */
  danger?: boolean;
  onClick: () => void;
}

/** One of several actions in a sheet. */
export function SheetItem({ icon: Icon, name, danger, onClick }: Props) {
  return (
    <button type="button" className={cx(styles.item, danger && styles.danger)} onClick={onClick}>
      <Icon aria-hidden="true" />
      {name}
    </button>
  );
}
