import { t } from '@/lib/i18n';
import RefreshCw from '~icons/lucide/refresh-cw';
import { createRoot } from 'react-dom/client';
import styles from './UpdatePill.module.css';

let shown = false;

/** Shows the update pill in a React root of its own, so that its code is not in the first load. */
export function showUpdate(onAccept: () => void): void {
  if (shown) return;
  shown = true;
  const place = document.createElement('div');
  place.className = styles.place!;
  document.body.append(place);
  createRoot(place).render(<UpdatePill onAccept={onAccept} />);
}

function UpdatePill({ onAccept }: { onAccept: () => void }) {
  return (
    <div role="status">
      <button type="button" className={styles.pill} onClick={onAccept}>
        <RefreshCw aria-hidden="true" />
        {t('有新版本，点此更新')}
      </button>
    </div>
  );
}
