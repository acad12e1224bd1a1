import { cx } from '@/lib/classes';
import { t } from '@/lib/i18n';
import ChevronDown from '~icons/lucide/chevron-down';
import { useEffect, useRef, useState } from 'react';
import styles from './ExpandableText.module.css';

/** A long text that shows its first lines until the player expands it. */
export function ExpandableText({ text }: { text: string }) {
  const [open, setOpen] = useState(false);
  const [long, setLong] = useState(false);
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const words = element.current;
    if (!words || open) return;
    const observer = new ResizeObserver(() => setLong(words.scrollHeight > words.clientHeight + 1));
    observer.observe(words);
    return () => observer.disconnect();
  }, [open, text]);
  return (
    <>
      <div ref={element} className={cx(styles.text, !open && styles.folded, long && !open && styles.long)}>
        {text.split(/\n\s*\n/).map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
      </div>
      {(long || open) && (
        <button type="button" className={styles.fold} aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? t('收起') : t('展开全文')}
          <ChevronDown className={cx(open && styles.up)} aria-hidden="true" />
        </button>
      )}
    </>
  );
}
