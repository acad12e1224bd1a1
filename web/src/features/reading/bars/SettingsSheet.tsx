import { Dialog } from '@/components/ui/Dialog';
import { t } from '@/lib/i18n';
import Sun from '~icons/lucide/sun';
import SunDim from '~icons/lucide/sun-dim';
import type { ReactNode } from 'react';
import { MIN_BRIGHTNESS, setLight, useLight } from '../settings/brightness';
import styles from './SettingsSheet.module.css';

/** The settings sheet: brightness, and the settings of this kind of reader. */
export function SettingsSheet({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const { light } = useLight();
  return (
    <Dialog kind="sheet" title={t('阅读设置')} onClose={onClose} className={styles.sheet}>
      <div className="stack">
        <label className={styles.light}>
          <span className={styles.name}>{t('亮度')}</span>
          <SunDim aria-hidden="true" />
          <input
            type="range"
            min={MIN_BRIGHTNESS}
            max={1}
            step={0.05}
            value={light}
            aria-valuetext={`${Math.round(light * 100)}%`}
            onChange={(event) => setLight({ light: Number(event.target.value) })}
          />
          <Sun aria-hidden="true" />
        </label>
        {children}
      </div>
    </Dialog>
  );
}
