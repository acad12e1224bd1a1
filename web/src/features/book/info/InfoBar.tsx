import { useScroller } from '@/components/ui/scroller';
import { cx } from '@/lib/classes';
import { useBack } from '@/lib/useBack';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import BookHeart from '~icons/lucide/book-heart';
import ChevronLeft from '~icons/lucide/chevron-left';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import styles from './InfoBar.module.css';

/** A transparent bar over the picture. It shows the title once the picture is scrolled away. */
export function InfoBar({ title }: { title: string }) {
  const back = useBack();
  const solid = useScrolled(140);
  return (
    <header className={styles.bar} data-solid={solid || undefined}>
      <button type="button" className={cx('tap', styles.way)} onClick={back} aria-label={t('返回')}>
        <ChevronLeft aria-hidden="true" />
      </button>
      <p className={styles.title} aria-hidden={!solid}>
        {title}
      </p>
      <Link to={paths.subscriblist} className={cx('tap', styles.way)} aria-label={t('我的订阅')}>
        <BookHeart aria-hidden="true" />
      </Link>
    </header>
  );
}

function useScrolled(beyondPx: number): boolean {
  const scroller = useScroller();
  const [is, setIs] = useState(false);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const look = () => setIs(element.scrollTop > beyondPx);
    look();
    element.addEventListener('scroll', look, { passive: true });
    return () => element.removeEventListener('scroll', look);
  }, [scroller, beyondPx]);
  return is;
}
