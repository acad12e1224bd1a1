import { QrCode } from '@/components/ui/QrCode';
import { t } from '@/lib/i18n';
import { useKeyDown } from '@/lib/useKeyDown';
import { useLayer } from '@/lib/useLayer';
import Smartphone from '~icons/lucide/smartphone';
import { useEffect, useId, useRef, useState } from 'react';
import styles from './PhoneCode.module.css';

/** At the side of the column: a QR code that opens this page on a phone. */
export function PhoneCode() {
  const [address, setAddress] = useState<string | null>(null);
  const frame = useRef<HTMLElement>(null);
  const panel = useId();
  const open = address !== null;
  const close = () => setAddress(null);
  useLayer(close, open);
  useKeyDown(({ key }) => {
    if (key === 'Escape') close();
  });
  useEffect(() => {
    if (!open) return;
    const outside = ({ target }: Event) => {
      if (target instanceof Node && !frame.current?.contains(target)) setAddress(null);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);
  return (
    <aside ref={frame} className={styles.side} aria-label={t('手机上看')}>
      {open && (
        <div id={panel} className={styles.panel}>
          <QrCode text={address} label={t('网址的二维码')} />
          <p className={styles.hint}>{t('扫一扫，接着看')}</p>
        </div>
      )}
      <button
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls={open ? panel : undefined}
        onClick={() => setAddress(open ? null : pageAddress())}
      >
        <Smartphone aria-hidden="true" />
        {t('手机上看')}
      </button>
    </aside>
  );
}

/** The public address of the page if it has one (`lib/pageHead`). Otherwise without the query, which may belong to this player. */
function pageAddress(): string {
  const canonical = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return canonical?.href ?? location.origin + location.pathname;
}
