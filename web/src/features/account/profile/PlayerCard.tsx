import { MonthBadge } from '@/components/art/MonthBadge';
import { FramedAvatar } from '@/components/ui/FramedAvatar';
import { cx } from '@/lib/classes';
import { paths } from '@/paths';
import { shortNumber } from '@/lib/format';
import { t } from '@/lib/i18n';
import ChevronRight from '~icons/lucide/chevron-right';
import Crown from '~icons/lucide/crown';
import { Link } from 'react-router';
import { useAccount } from '../accountStore';
import { isMember } from '../status';
import { UnknownPlayerCard } from './UnknownPlayerCard';
import { useStatus } from '../useStatus';
import styles from './PlayerCard.module.css';

/** Name, level, and the player's community figures. */
export function PlayerCard() {
  const account = useAccount();
  const status = useStatus();
  const name = status?.name ?? account.name;
  return (
    <section>
      <Link to={paths.user} className={styles.who}>
        <FramedAvatar url={status?.avatar ?? account.avatar} frame={status?.frame} name={name} size={4} />
        <span className={cx('words', styles.words)}>
          <span className={styles.nameLine}>
            <strong className={styles.name}>{name}</strong>
            {isMember(status) && (
              <span className={styles.level}>
                <Crown aria-hidden="true" />
                VIP{status?.levelType}
              </span>
            )}
            {status?.badge && <MonthBadge month={status.badge} className={styles.badge} />}
          </span>
          <span className={styles.note}>
            {status?.signature || (account.loginName ? t`账号 ${account.loginName}` : (status?.phone ?? ''))}
          </span>
        </span>
        <ChevronRight className={styles.more} aria-hidden="true" />
      </Link>
      <dl className={styles.figures}>
        <Figure name={t('帖子')} value={status?.posts} to={paths.person(account.uid)} />
        <Figure name={t('关注')} value={status?.following} to={paths.following(account.uid)} />
        <Figure name={t('粉丝')} value={status?.followers} to={paths.followers(account.uid)} />
        <Figure name={t('获赞')} value={status?.likes} to={paths.notice} />
      </dl>
    </section>
  );
}

function Figure({ name, value, to }: { name: string; value: number | undefined; to: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <Link to={to} className={styles.figure}>
          {value === undefined ? <UnknownPlayerCard /> : shortNumber(value)}
          <span className="visually-hidden">{name}</span>
        </Link>
      </dd>
    </div>
  );
}
