import { Picture } from '@/components/ui/Picture';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import { memo } from 'react';
import { Link } from 'react-router';
import checkin from './promo-checkin.webp';
import streak from './promo-streak.webp';
import styles from './HomePage.module.css';

const SIZE = { width: 680, height: 240, blur: '' };

const PROMOS = {
  checkin: { url: checkin, words: t('每日签到，领X钻，连签有惊喜') },
  streak: { url: streak, words: t('连续签到，越签奖励越多，满月得徽章') },
};

/** A picture that links to the daily check-in. */
export const Promo = memo(function Promo({ name }: { name: keyof typeof PROMOS }) {
  const { url, words } = PROMOS[name];
  return (
    <Link to={paths.checkin} className={styles.promo}>
      <Picture picture={{ ...SIZE, url }} alt={words} shape="card" />
    </Link>
  );
});
