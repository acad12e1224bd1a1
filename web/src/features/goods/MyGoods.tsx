import { errorText } from '@/api/errors';
import { Button, ButtonLink } from '@/components/ui/Button';
import { PullRefresh } from '@/components/ui/pull';
import { Skeleton } from '@/components/ui/Skeleton';
import { EmptyState, ErrorState } from '@/components/ui/States';
import { useGoods, useMembership, useStatusPart, type Good } from '@/features/account';
import { dateText, dayTimeText } from '@/lib/time';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import { CARDS } from './labels';
import { GoodIcon } from './GoodIcon';
import styles from './MyGoods.module.css';
import { useWearFrame } from './useWearFrame';

/**
 * What the player has from gifts. Each good says what it does, and leads to the place of its use. The membership is here too, because
 * gifts grant days of it.
 */
export function MyGoods({ onMore }: { onMore: () => void }) {
  const { data, error, refetch } = useGoods();
  const member = useMembership();
  if (error && !data) return <ErrorState text={errorText(error)} onRetry={() => void refetch()} />;
  return (
    <PullRefresh onRefresh={async () => void (await refetch())}>
      {data?.goods.length === 0 && !member ? (
        <EmptyState
          drawing="gift"
          title={t('还没有道具')}
          hint={t('头像框、改名卡、抽奖券和补签卡，领了礼包就在这里')}
          action={
            <Button look="soft" onClick={onMore}>
              {t('去领礼包')}
            </Button>
          }
        />
      ) : (
        <ul className={styles.list} aria-label={t('我的道具')} aria-busy={!data}>
          {data
            ? data.goods.map((good) => (
                <li key={good.frame ?? good.kind}>
                  <GoodRow good={good} freeRenameTime={data.freeRenameTime ?? null} />
                </li>
              ))
            : [0, 1, 2].map((n) => (
                <li key={n}>
                  <GoodSkeleton />
                </li>
              ))}
          {data && member && (
            <li>
              <MembershipRow />
            </li>
          )}
        </ul>
      )}
    </PullRefresh>
  );
}

function GoodRow({ good, freeRenameTime }: { good: Good; freeRenameTime: string | null }) {
  const { kind, name, picture, amount } = good;
  const card = kind === 'frame' ? null : CARDS[kind];
  return (
    <article className={styles.row} data-good={good.frame ?? kind}>
      <GoodIcon kind={kind} picture={picture} />
      <div className={styles.words}>
        <h2 className={styles.name}>
          {card ? card.name : t`头像框「${name ?? ''}」`}
          {card && <span className={styles.amount}>{t`×${amount}`}</span>}
        </h2>
        <p className={styles.use}>{card ? card.use : t('戴在头像上，大家在帖子、评论和主页都看得到')}</p>
        {kind === 'rename' && <p className={styles.note}>{renameNote(freeRenameTime)}</p>}
      </div>
      {card ? (
        <ButtonLink look="soft" size="small" to={card.to} aria-label={t`使用${card.name}`}>
          {t('使用')}
        </ButtonLink>
      ) : (
        <WearButton good={good} />
      )}
    </article>
  );
}

function MembershipRow() {
  const expTime = useStatusPart((status) => status.expTime);
  return (
    <article className={styles.row} data-good="vipDays">
      <GoodIcon kind="vipDays" />
      <div className={styles.words}>
        <h2 className={styles.name}>{t('晴空会员')}</h2>
        <p className={styles.use}>{t('会员期间，付费游戏免费下载')}</p>
        {expTime && <p className={styles.note}>{t`有效期至 ${dateText(expTime)}`}</p>}
      </div>
      <ButtonLink look="soft" size="small" to={paths.profile} aria-label={t('查看会员')}>
        {t('查看')}
      </ButtonLink>
    </article>
  );
}

const renameNote = (freeTime: string | null) =>
  freeTime ? t`下次免费改名：${dayTimeText(freeTime)}` : t('现在改名还是免费的');

function WearButton({ good: { frame, name, worn } }: { good: Good }) {
  const { mutate, isPending } = useWearFrame();
  return (
    <Button
      look={worn ? 'plain' : 'soft'}
      size="small"
      busy={isPending}
      aria-label={worn ? t`取下头像框「${name ?? ''}」` : t`佩戴头像框「${name ?? ''}」`}
      onClick={() => mutate(worn ? null : (frame ?? null))}
    >
      {worn ? t('取下') : t('佩戴')}
    </Button>
  );
}

function GoodSkeleton() {
  return (
    <div className={styles.row}>
      <Skeleton width="2.75rem" height="2.75rem" radius="var(--icon-radius)" />
      <div className={styles.skeleton}>
        <Skeleton width="45%" height="1rem" />
        <Skeleton width="85%" height="0.75rem" />
      </div>
    </div>
  );
}
