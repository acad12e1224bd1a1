import { cx } from '@/lib/classes';
import { isInside } from '@/lib/links';
import { useMemo, type MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { richNodes } from './richNodes';
import styles from './RichText.module.css';

/** HTML of an operator, shown with simple formatting only. */
export function RichText({ html, className }: { html: string; className?: string }) {
  const navigate = useNavigate();
  const nodes = useMemo(() => richNodes(html), [html]);
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const to = link?.getAttribute('href') ?? '';
    if (!isInside(to) || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    void navigate(to);
  };
  return (
    <div className={cx(styles.text, className)} onClick={follow}>
      {nodes}
    </div>
  );
}
