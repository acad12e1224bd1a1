import type { Gift } from '@/api/types';
import { Button, ButtonLink } from '@/components/ui/Button';
import { Picture } from '@/components/ui/Picture';
import { Skeleton } from '@/components/ui/Skeleton';
import { toast } from '@/components/ui/toast';
import { cx } from '@/lib/classes';
import { copyText } from '@/lib/copy';
import { dateTimeText } from '@/lib/time';
import { serverNow } from '@/lib/serverClock';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import { useState } from 'react';
import { PackArt } from '../pack/PackArt';
import { redeemText } from '../redeemText';
import { seasonOf } from '../stage';
import styles from './ClaimedRow.module.css';

/** A claimed pack: its code, or the way to its goods. */
export function ClaimedRow({ gift }: { gift: Gift }) {
  const { code, claimTime } = gift;
  const [now] = useState(serverNow);
  const copy = async () => {
    if (code && (await copyText(code))) toast.success(t('复制成功'));
  };
  return (
    <article className={styles.row}>
      <header className={styles.head}>
        <span className={styles.sign}>
          {gift.game ? <Picture picture={gift.game.icon} alt="" ratio={1} shape="icon" /> : <PackArt />}
        </span>
        <div className={styles.words}>
          <h2 className={cx('ellipsis', styles.name)}>{gift.name}</h2>
          <p className={styles.note}>{gift.game?.name ?? t('晴空福利')}</p>
        </div>
        {seasonOf(gift, now) === 'ended' && <span className={styles.over}>{t('活动已结束')}</span>}
      </header>
      <p className="note">{gift.content}</p>
      {gift.grants.length > 0 ? (
        <div className={styles.goods}>
          {t('道具已放进你的账号')}
          <ButtonLink
            look="soft"
            size="small"
            to={paths.goods}
            replace
            aria-label={t`使用${gift.name}的道具`}
          >
            {t('去使用')}
          </ButtonLink>
        </div>
      ) : (
        <>
          <div className={styles.code}>
            <span data-testid="gift-code">{code}</span>
            <Button
              look="soft"
              size="small"
              aria-label={t`复制${gift.name}的兑换码`}
              onClick={() => void copy()}
            >
              {t('复制')}
            </Button>
          </div>
          {gift.game && <p className={styles.note}>{redeemText(gift)}</p>}
        </>
      )}
      {claimTime && (
        <time className={styles.note} dateTime={claimTime}>
          {t`${dateTimeText(claimTime)} 领取`}
        </time>
      )}
    </article>
  );
}

export function ClaimedRowSkeleton() {
  return (
    <div className={styles.row}>
      <div className={styles.head}>
        <Skeleton width="2.5rem" height="2.5rem" radius="var(--icon-radius)" />
        <div className={styles.skeleton}>
          <Skeleton width="50%" height="1rem" />
          <Skeleton width="30%" height="0.6875rem" />
        </div>
      </div>
      <Skeleton height="2.75rem" radius="var(--radius-small)" />
    </div>
  );
}
