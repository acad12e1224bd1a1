import { Button } from '@/components/ui/Button';
import { appConfig } from '@/config';
import { cx } from '@/lib/classes';
import { t } from '@/lib/i18n';
import X from '~icons/lucide/x';
import { createRoot } from 'react-dom/client';
import styles from './InstallHint.module.css';

/** Renders into a separate React root, so that the hint's code is not in the first load. */
export function showHint(onAccept: () => void): void {
  const place = document.createElement('div');
  place.className = styles.place!;
  document.body.append(place);
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
  };
  const accept = () => {
    close();
    onAccept();
  };
  root.render(<InstallHint onAccept={accept} onClose={close} />);
}

function InstallHint({ onAccept, onClose }: { onAccept: () => void; onClose: () => void }) {
  return (
    <aside className={styles.hint} aria-label={t('安装到桌面')}>
      <img src={appConfig.logo} alt="" className={styles.logo} />
      <p className={styles.words}>
        <strong>{t`把${appConfig.title}放到桌面`}</strong>
        <span>{t('一点就开，没网也能接着看')}</span>
      </p>
      <Button size="small" onClick={onAccept}>
        {t('安装')}
      </Button>
      <button type="button" className={cx('tap', styles.close)} aria-label={t('不用了')} onClick={onClose}>
        <X aria-hidden="true" />
      </button>
    </aside>
  );
}
