import { Skeleton } from '@/components/ui/Skeleton';
import { cx } from '@/lib/classes';
import { t } from '@/lib/i18n';
import hero from './hero/InviteHero.module.css';
import styles from './InvitePage.module.css';
import card from './share/CodeCard.module.css';

/** The skeleton of the page while the code loads. */
export function InviteSkeleton() {
  return (
    <>
      <div className={hero.hero} />
      <div className={styles.cards} aria-busy="true" aria-label={t('正在加载')}>
        <div className={cx(card.card, styles.skeleton)}>
          <Skeleton width="40%" height="2.5rem" />
          <Skeleton height="3rem" radius="var(--radius-round)" />
          <Skeleton height="4.5rem" />
        </div>
        <Skeleton height="10rem" radius="1rem" />
        <Skeleton height="5rem" radius="1rem" />
      </div>
    </>
  );
}
