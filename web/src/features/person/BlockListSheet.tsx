import { useInfiniteList } from '@/api/useInfiniteList';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { InfiniteList } from '@/components/ui/InfiniteList';
import { SheetList } from '@/components/ui/SheetList';
import { EmptyState } from '@/components/ui/States';
import { useAccount } from '@/features/account';
import { t } from '@/lib/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PersonItem, PersonItemSkeleton } from './PersonItem';
import { blocksQuery } from './queries';
import { useBlock } from './useBlock';

/** The block list; each entry can be unblocked. */
export default function BlockListSheet({ onClose }: { onClose: () => void }) {
  const uid = useAccount((account) => account.uid);
  const client = useQueryClient();
  const query = useInfiniteList(blocksQuery(uid));
  // Unblocked players stay in the list, so that the change can be undone.
  const [released, setReleased] = useState<ReadonlySet<number>>(new Set());
  const { mutate, isPending, variables } = useBlock({
    onDone: (who, blocked) => {
      setReleased((now) => {
        const next = new Set(now);
        if (blocked) next.delete(who);
        else next.add(who);
        return next;
      });
    },
  });
  return (
    <Dialog
      kind="sheet"
      title={t('黑名单')}
      onClose={() => {
        if (released.size > 0) void client.invalidateQueries({ queryKey: blocksQuery(uid).queryKey });
        onClose();
      }}
    >
      <SheetList>
        <InfiniteList
          query={query}
          items={query.data?.pages.flatMap(({ records }) => records) ?? []}
          itemKey={(person) => person.uid}
          renderItem={(person) => {
            const free = released.has(person.uid);
            return (
              <PersonItem
                person={person}
                note={free ? t('已移出，可以重新看到 TA') : t('看不到 TA 的帖子和评论')}
                action={
                  <Button
                    look={free ? 'plain' : 'soft'}
                    size="small"
                    busy={isPending && variables.uid === person.uid}
                    aria-label={`${free ? t('重新拉黑') : t('移出')} ${person.name}`}
                    onClick={() => mutate({ uid: person.uid, block: free })}
                  >
                    {free ? t('重新拉黑') : t('移出')}
                  </Button>
                }
              />
            );
          }}
          skeleton={<PersonItemSkeleton />}
          endText={t('就这些人')}
          empty={
            <EmptyState drawing="person" title={t('黑名单是空的')} hint={t('在别人的主页里可以拉黑 TA')} />
          }
        />
      </SheetList>
    </Dialog>
  );
}
