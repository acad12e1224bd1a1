import { useInfiniteList } from '@/api/useInfiniteList';
import { Dialog } from '@/components/ui/Dialog';
import { InfiniteList } from '@/components/ui/InfiniteList';
import { SheetList } from '@/components/ui/SheetList';
import { EmptyState } from '@/components/ui/States';
import { useAccount } from '@/features/account';
import { useBlocked } from '@/features/relationships';
import { t } from '@/lib/i18n';
import { FollowButton } from './FollowButton';
import { PersonItem, PersonItemSkeleton } from './PersonItem';
import { peopleQuery, type PeopleKind } from './queries';

interface Props {
  uid: number;
  name: string;
  kind: PeopleKind;
  onClose: () => void;
}

/** Lists the followers of a player, or the players they follow. */
export default function PeopleSheet({ uid, name, kind, onClose }: Props) {
  const reader = useAccount((account) => account.uid);
  const query = useInfiniteList(peopleQuery(reader, uid, kind));
  const blocked = useBlocked();
  const own = reader === uid;
  const people = query.data?.pages.flatMap(({ records }) => records) ?? [];
  return (
    <Dialog kind="sheet" title={titleOf(kind, own ? null : name)} onClose={onClose}>
      <SheetList>
        <InfiniteList
          query={query}
          items={people.filter((person) => !blocked.has(person.uid))}
          itemKey={(person) => person.uid}
          renderItem={(person) => (
            <PersonItem
              person={person}
              note={person.signature || undefined}
              action={<FollowButton person={person} back={own && kind === 'followers'} />}
            />
          )}
          skeleton={<PersonItemSkeleton />}
          endText={t('就这些人')}
          empty={
            kind === 'followers' ? (
              <EmptyState drawing="person" title={t('还没有粉丝')} hint={t('多发帖、多聊天，会有人关注的')} />
            ) : (
              <EmptyState
                drawing="person"
                title={t('还没有关注谁')}
                hint={t('关注之后，TA 的新帖子会出现在广场里')}
              />
            )
          }
        />
      </SheetList>
    </Dialog>
  );
}

function titleOf(kind: PeopleKind, name: string | null): string {
  if (kind === 'followers') return name === null ? t('我的粉丝') : t`${name}的粉丝`;
  return name === null ? t('我的关注') : t`${name}的关注`;
}
