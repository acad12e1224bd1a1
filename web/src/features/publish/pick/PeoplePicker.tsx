import type { Mention } from '@/api/types';
import { Dialog } from '@/components/ui/Dialog';
import { EndlessList } from '@/components/ui/EndlessList';
import { SearchInput } from '@/components/ui/SearchInput';
import { SheetList } from '@/components/ui/SheetList';
import { EmptyState } from '@/components/ui/States';
import { useAccount } from '@/features/account';
import { peopleQuery, PersonRow, PersonRowSkeleton } from '@/features/person';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import styles from './GamePicker.module.css';

interface Props {
  onPick: (person: Mention) => void;
  onClose: () => void;
}

/** Whom to mention: somebody the player follows. */
export default function PeoplePicker({ onPick, onClose }: Props) {
  const uid = useAccount((account) => account.uid);
  const [words, setWords] = useState('');
  const query = useInfiniteQuery(peopleQuery(uid, uid, 'following'));
  const followed = query.data?.pages.flatMap(({ records }) => records) ?? [];
  const wanted = words.trim().toLowerCase();
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  useEffect(() => {
    // Whoever is looked for may stand further down.
    if (wanted && hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [wanted, hasNextPage, isFetchingNextPage, fetchNextPage]);
  const people = followed.filter(({ name }) => name.toLowerCase().includes(wanted));
  return (
    <Dialog kind="sheet" title="@ 你关注的人" onClose={onClose}>
      <div className={styles.search}>
        <SearchInput label="找人" placeholder="在关注的人里找" value={words} onValue={setWords} />
      </div>
      <SheetList>
        <EndlessList
          query={query}
          items={people}
          itemKey={({ uid: who }) => who}
          renderItem={(person) => (
            <PersonRow
              person={person}
              note={person.signature}
              onChoose={() => onPick({ uid: person.uid, name: person.name })}
            />
          )}
          skeleton={<PersonRowSkeleton />}
          endText="关注的人都在这里了"
          empty={
            followed.length > 0 ? (
              <EmptyState drawing="search" title="没有找到这个人" hint="只能 @ 你关注的人" />
            ) : (
              <EmptyState drawing="person" title="还没有关注谁" hint="关注之后，就能在帖子里 @ TA" />
            )
          }
        />
      </SheetList>
    </Dialog>
  );
}
