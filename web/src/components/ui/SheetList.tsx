import { useRef, type ReactNode } from 'react';
import { ScrollerContext } from './scroller';
import styles from './SheetList.module.css';

/** A scroll container inside a sheet. Its height is the same whether it is full or empty. */
export function SheetList({ children }: { children: ReactNode }) {
  const scroller = useRef<HTMLDivElement>(null);
  return (
    <div className={styles.scroller} ref={scroller}>
      <ScrollerContext value={scroller}>{children}</ScrollerContext>
    </div>
  );
}
