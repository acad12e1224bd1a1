import { useInfiniteList } from '@/api/useInfiniteList';
import { Dialog } from '@/components/ui/Dialog';
import { InfiniteList } from '@/components/ui/InfiniteList';
import { SheetList } from '@/components/ui/SheetList';
import { Skeleton } from '@/components/ui/Skeleton';
import { EmptyState } from '@/components/ui/States';
import { useAccount } from '@/features/account';
import { cx } from '@/lib/classes';
import { dateTimeText } from '@/lib/time';
import { t } from '@/lib/i18n';
import { drawsQuery, type PastDraw } from '../api';
import styles from './DrawsSheet.module.css';

/** The player's own draws, newest first. */
export function DrawsSheet({ id, onClose }: { id: number; onClose: () => void }) {
  const uid = useAccount((account) => account.uid);
  const query = useInfiniteList(drawsQuery(uid, id));
  return (
    <Dialog kind="sheet" title={t('我的抽奖')} onClose={onClose}>
      <SheetList>
        <InfiniteList
          query={query}
          items={query.data?.pages.flatMap(({ records }) => records) ?? []}
          itemKey={(draw) => draw.id}
          renderItem={(draw) => <DrawRow draw={draw} />}
          skeleton={
            <div className={styles.row}>
              <Skeleton width="40%" height="1rem" />
              <Skeleton width="20%" height="1rem" />
            </div>
          }
          className={styles.list}
          endText={t('没有更早的啦')}
          failureText={t('记录没能取到')}
          empty={<EmptyState drawing="gift" title={t('还没有抽过')} hint={t('转一转，好运就来')} />}
        />
      </SheetList>
    </Dialog>
  );
}

function DrawRow({ draw: { prize, price, spin, createTime } }: { draw: PastDraw }) {
  return (
    <div className={styles.row}>
      <span className={styles.words}>
        <strong className={cx(!prize && styles.nothing)}>{prize ?? t('谢谢参与')}</strong>
        <time dateTime={createTime}>{dateTimeText(createTime)}</time>
      </span>
      <span className="note">{price > 0 ? t`−${price}X钻` : spin ? t('1 张抽奖券') : t('免费')}</span>
    </div>
  );
}
