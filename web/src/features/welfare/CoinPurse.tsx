import { CoinIcon } from '@/components/ui/Coin';
import { CountUp } from '@/components/ui/CountUp';
import { isMember, useStatus } from '@/features/account';
import { cx } from '@/lib/classes';
import { exactNumber } from '@/lib/format';
import { dateText } from '@/lib/time';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import ChevronRight from '~icons/lucide/chevron-right';
import Crown from '~icons/lucide/crown';
import { Link } from 'react-router';
import styles from './CoinPurse.module.css';

/** Coin balance and membership, side by side. */
export function CoinPurse() {
  const status = useStatus();
  const member = isMember(status);
  return (
    <div className={styles.purse}>
      <Link to={paths.coins} className={styles.coins}>
        <CoinIcon />
        <span className={cx('words', styles.words)}>
          <span>{t('我的X钻')}</span>
          <strong data-testid="coin-balance">
            {status?.coinNum === undefined ? '–' : <CountUp value={status.coinNum} format={exactNumber} />}
          </strong>
        </span>
        <ChevronRight aria-hidden="true" />
      </Link>
      <Link to={paths.buyVip} className={styles.vip}>
        <Crown aria-hidden="true" />
        <span className={cx('words', styles.words)}>
          <strong>{member ? t`晴空会员 VIP${status?.levelType}` : t('晴空会员')}</strong>
          <span>
            {member && status?.expTime ? t`${dateText(status.expTime)} 到期` : t('付费游戏免费下载')}
          </span>
        </span>
      </Link>
    </div>
  );
}
