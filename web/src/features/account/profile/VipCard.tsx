import { dateText } from '@/lib/time';
import { OPENED_FROM_PAGE } from '@/lib/useAddressSheet';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import Crown from '~icons/lucide/crown';
import { Link } from 'react-router';
import { isMember } from '../status';
import { useStatus } from '../useStatus';
import styles from './VipCard.module.css';

/** The membership: its end, or its benefits for players without one. */
export function VipCard() {
  const status = useStatus();
  const member = isMember(status);
  return (
    <section className={styles.card}>
      <svg
        className={styles.glow}
        viewBox="0 0 200 100"
        preserveAspectRatio="xMaxYMid slice"
        aria-hidden="true"
      >
        <path d="M110 100 200 10v90zM150 0h24L74 100H50z" />
        <path d="m168 22 3 7 7 3-7 3-3 7-3-7-7-3 7-3zM132 62l2 4 4 2-4 2-2 4-2-4-4-2 4-2z" />
      </svg>
      <div className={styles.words}>
        <h2 className={styles.title}>
          <Crown aria-hidden="true" />
          {member ? t`晴空会员 VIP${status?.levelType}` : t('晴空会员')}
        </h2>
        <p className={styles.note}>
          {member && status?.expTime
            ? t`有效期至 ${dateText(status.expTime)}`
            : t('会员期间，付费游戏免费下载')}
        </p>
      </div>
      <Link to={paths.buyVip} state={OPENED_FROM_PAGE} className={styles.action}>
        {member ? t('续费') : t('立即开通')}
      </Link>
    </section>
  );
}
