import type { ListedLogin } from '@/api/types';
import { Button } from '@/components/ui/Button';
import { Skeleton } from '@/components/ui/Skeleton';
import { cx } from '@/lib/classes';
import { dateTimeText, relativeTime } from '@/lib/time';
import { t } from '@/lib/i18n';
import Monitor from '~icons/lucide/monitor';
import Smartphone from '~icons/lucide/smartphone';
import styles from './DeviceRow.module.css';

const HANDHELD = /Android|iPhone|iPad|iOS|HarmonyOS|Mobile/i;

/** One device that the player is signed in on. */
export function DeviceRow({ login, onEnd }: { login: ListedLogin; onEnd: () => void }) {
  const Icon = HANDHELD.test(login.device + login.agent) ? Smartphone : Monitor;
  const name = login.device || t('未知设备');
  return (
    <div className={styles.row}>
      <span className={cx('sign', styles.sign)}>
        <Icon aria-hidden="true" />
      </span>
      <div className={cx('words', styles.words)}>
        <strong>
          {name}
          {login.current && <b className={styles.here}>{t('本机')}</b>}
        </strong>
        <p>
          {login.current ? t('正在使用') : t`${relativeTime(login.lastTime)}在线`}
          {login.address && ` · ${login.address}`}
        </p>
        <p>{t`${dateTimeText(login.createTime)} 登录`}</p>
      </div>
      {!login.current && (
        <Button look="soft" size="small" onClick={onEnd} aria-label={t`让 ${name} 退出登录`}>
          {t('退出')}
        </Button>
      )}
    </div>
  );
}

export function DeviceRowSkeleton() {
  return (
    <div className={styles.row}>
      <Skeleton width="2.5rem" height="2.5rem" radius="50%" />
      <div className={cx('words', styles.words)}>
        <Skeleton width="50%" height="1rem" />
        <Skeleton width="80%" height="0.8125rem" />
      </div>
    </div>
  );
}
