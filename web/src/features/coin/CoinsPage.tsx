import { useInfiniteList } from '@/api/useInfiniteList';
import { ButtonLink } from '@/components/ui/Button';
import { InfiniteList } from '@/components/ui/InfiniteList';
import { EmptyState } from '@/components/ui/States';
import { useAccount } from '@/features/account';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import { entriesQuery } from './api';
import { BalanceBar } from './BalanceBar';
import { EntryRow, EntryRowSkeleton } from './EntryRow';
import { useRefetchEntries } from './useRefetchEntries';

/** All changes of the balance, newest first. */
export default function CoinsPage() {
  const uid = useAccount((account) => account.uid);
  const query = useInfiniteList(entriesQuery(uid));
  useRefetchEntries(query);
  const entries = query.data?.pages.flatMap((page) => page.entries.records) ?? [];
  return (
    <>
      <BalanceBar debt={query.data?.pages[0]?.debtNum ?? 0} />
      <InfiniteList
        query={query}
        items={entries}
        itemKey={(entry) => entry.id}
        renderItem={(entry) => <EntryRow entry={entry} />}
        skeleton={<EntryRowSkeleton />}
        className="column surface lined"
        endText={t('没有更早的明细啦')}
        failureText={t('明细没能取到')}
        empty={
          <EmptyState
            drawing="coins"
            title={t('X钻还没有动过')}
            hint={t('充值、消费和赠送，每一笔都会记在这里')}
            action={
              <ButtonLink look="soft" to={paths.recharge}>
                {t('去充值')}
              </ButtonLink>
            }
          />
        }
      />
    </>
  );
}
