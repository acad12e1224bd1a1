import { errorText } from '@/api/errors';
import type { Mention } from '@/api/types';
import { Dialog } from '@/components/ui/Dialog';
import { FramedAvatar } from '@/components/ui/FramedAvatar';
import { SearchInput } from '@/components/ui/SearchInput';
import { useAccount } from '@/features/account';
import { t } from '@/lib/i18n';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { peopleQuery } from '../queries';
import styles from './MentionPicker.module.css';

type Candidate = Mention & { avatar?: string | null; frame?: string | null };

interface Props {
  /** Participants of the current discussion; they come first. */
  recent?: readonly Candidate[];
  onPick: (person: Mention) => void;
  onClose: () => void;
}

/** Picks a player to mention: participants first, then followed players. */
export function MentionPicker({ recent = [], onPick, onClose }: Props) {
  const uid = useAccount((account) => account.uid);
  const [words, setWords] = useState('');
  const query = useInfiniteQuery(peopleQuery(uid, uid, 'following'));
  const fits = ({ name }: Candidate) => name.toLowerCase().includes(words.trim().toLowerCase());
  const near = recent.filter((person) => person.uid !== uid && fits(person));
  const followed = query.data?.pages.flatMap(({ records }) => records) ?? [];
  const others = followed.filter((person) => fits(person) && !near.some((known) => known.uid === person.uid));
  const nobody = near.length + others.length === 0 && query.isSuccess && !query.hasNextPage;
  const pick = (person: Candidate) => onPick({ uid: person.uid, name: person.name });
  return (
    <Dialog kind="sheet" title={t('提到谁')} onClose={onClose} className={styles.sheet}>
      <div className={styles.search}>
        <SearchInput label={t('搜索昵称')} placeholder={t('搜索昵称')} value={words} onValue={setWords} />
      </div>
      <Group title={t('最近交流')} people={near} onPick={pick} />
      <Group title={t('我的关注')} people={others} onPick={pick} />
      {nobody && (
        <p className={styles.none}>{words ? t('没有找到这位玩家') : t('关注几位玩家，就能在这里提到他们')}</p>
      )}
      {(query.hasNextPage || query.isError) && (
        <button
          type="button"
          className={styles.more}
          onClick={() => void (query.data ? query.fetchNextPage() : query.refetch())}
        >
          {query.error
            ? t`${errorText(query.error)}，点一下重试`
            : query.isFetching
              ? t('正在加载')
              : t('更多')}
        </button>
      )}
    </Dialog>
  );
}

interface GroupProps {
  title: string;
  people: readonly Candidate[];
  onPick: (person: Candidate) => void;
}

function Group({ title, people, onPick }: GroupProps) {
  if (people.length === 0) return null;
  return (
    <section>
      <h3 className={styles.group}>{title}</h3>
      <ul>
        {people.map((person) => (
          <li key={person.uid}>
            <button type="button" className={styles.person} onClick={() => onPick(person)}>
              <FramedAvatar url={person.avatar} frame={person.frame} name={person.name} />
              <span>{person.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
