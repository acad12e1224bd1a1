import { useInfiniteList } from '@/api/useInfiniteList';
import { Button } from '@/components/ui/Button';
import { InfiniteList } from '@/components/ui/InfiniteList';
import { EmptyState } from '@/components/ui/States';
import { useAccount } from '@/features/account';
import { t } from '@/lib/i18n';
import { mineQuery } from '../api';
import { ClaimedRow, ClaimedRowSkeleton } from './ClaimedRow';
import styles from '../AllGifts.module.css';

/** The player's claimed packs, including ended ones. */
export function MyGifts({ onMore }: { onMore: () => void }) {
  const uid = useAccount((account) => account.uid);
  const query = useInfiniteList(mineQuery(uid));
  const claimed = query.data?.pages.flatMap(({ records }) => records) ?? [];
  return (
    <InfiniteList
      query={query}
      items={claimed}
      itemKey={(gift) => gift.id}
      renderItem={(gift) => <ClaimedRow gift={gift} />}
      skeleton={<ClaimedRowSkeleton />}
      className={styles.list}
      endText={t('领到的都在这里啦')}
      failureText={t('你的礼包没能取到')}
      empty={
        <EmptyState
          drawing="gift"
          title={t('还没有领过礼包')}
          hint={t('领到的兑换码会一直收在这里，过期了也能查')}
          action={
            <Button look="soft" onClick={onMore}>
              {t('去领礼包')}
            </Button>
          }
        />
      }
    />
  );
}
