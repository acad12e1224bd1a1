import { Picture } from '@/components/ui/Picture';
import { cx } from '@/lib/classes';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import { memo } from 'react';
import { Link } from 'react-router';
import checkin from './promo-checkin.webp';
import streak from './promo-streak.webp';
import styles from './HomePage.module.css';

const SIZE = { width: 680, height: 240, blur: '' };

const PROMOS = {
  checkin: { url: checkin, name: t('每日签到'), note: t('领X钻，连签有惊喜') },
  streak: { url: streak, name: t('连续签到'), note: t('越签奖励越多，满月得徽章') },
};

/** A picture without words, and its words over it, that link to the daily check-in. */
export const Promo = memo(function Promo({ name }: { name: keyof typeof PROMOS }) {
  const { url, name: title, note } = PROMOS[name];
  return (
    <Link to={paths.checkin} className={styles.promo}>
      <Picture picture={{ ...SIZE, url }} alt="" shape="card" />
      <span className={cx(styles.promoWords, styles[name])}>
        <strong>{title}</strong>
        <span>{note}</span>
        <em>{t('去签到')}</em>
      </span>
    </Link>
  );
});
