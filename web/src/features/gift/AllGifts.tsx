import type { Gift } from '@/api/types';
import { useInfiniteList } from '@/api/useInfiniteList';
import { ButtonLink } from '@/components/ui/Button';
import { InfiniteList } from '@/components/ui/InfiniteList';
import { EmptyState } from '@/components/ui/States';
import { useAccount } from '@/features/account';
import { toServerTime } from '@/lib/serverClock';
import { RETRY_MS, useRefetchAt } from '@/lib/useRefetchAt';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import { giftsQuery } from './api';
import styles from './AllGifts.module.css';
import { ClaimDialog } from './claim/ClaimDialog';
import { useClaimGift } from './claim/useClaimGift';
import { GiftPack } from './pack/GiftPack';
import { useGiftClock } from './pack/GiftPacks';
import { GiftPackSkeleton } from './pack/GiftPackSkeleton';
import { nextGiftChange, seasonOf, type Season } from './stage';
import { useLiveStock } from './useLiveStock';

const HEADS: Record<Season, string> = { running: t('正在发放'), coming: t('即将开始'), ended: t('往期礼包') };

/** All gift packs: running, coming, and recently ended. */
export function AllGifts() {
  const uid = useAccount((account) => account.uid);
  const query = useInfiniteList(giftsQuery(uid));
  const gifts = query.data?.pages.flatMap(({ records }) => records) ?? [];
  const claimGift = useClaimGift();
  const now = useGiftClock(gifts);
  useLiveStock();
  // An answer from the very moment of a change may be older than it, so the change is refetched again.
  const readAt = toServerTime(query.dataUpdatedAt) - RETRY_MS;
  useRefetchAt(nextGiftChange(gifts, readAt), now, () => void query.refetch());
  const heads = headsOf(gifts, now);
  return (
    <>
      <InfiniteList
        query={query}
        items={gifts}
        itemKey={(gift) => gift.id}
        renderItem={(gift) => (
          <>
            {heads.has(gift.id) && <h2 className={styles.head}>{heads.get(gift.id)}</h2>}
            <GiftPack gift={gift} claimGift={claimGift} now={now} />
          </>
        )}
        skeleton={<GiftPackSkeleton />}
        className={styles.list}
        endText={t('礼包都在这里啦')}
        failureText={t('礼包没能取到')}
        empty={
          <EmptyState
            drawing="gift"
            title={t('礼包正在打包')}
            hint={t('先去签个到，回来就有礼包领')}
            action={
              <ButtonLink look="soft" to={paths.checkin}>
                {t('去签到')}
              </ButtonLink>
            }
          />
        }
      />
      <ClaimDialog claimGift={claimGift} />
    </>
  );
}

/** Maps the first pack of each season to that season's heading. */
function headsOf(gifts: readonly Gift[], now: number): ReadonlyMap<number, string> {
  const heads = new Map<number, string>();
  let before: Season | null = null;
  for (const gift of gifts) {
    const season = seasonOf(gift, now);
    if (season !== before) heads.set(gift.id, HEADS[season]);
    before = season;
  }
  return heads;
}
