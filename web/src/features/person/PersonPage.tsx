import { get } from '@/api/client';
import { errorText } from '@/api/errors';
import type { UserProfile } from '@/api/types';
import { useInfiniteList } from '@/api/useInfiniteList';
import { ButtonLink } from '@/components/ui/Button';
import { EmptyState, ErrorState } from '@/components/ui/States';
import { useAccount } from '@/features/account';
import { useBlocked } from '@/features/relationships';
import { listOfPosts, PostList } from '@/features/post';
import { usePageHead, type PageHead } from '@/lib/pageHead';
import { parseId } from '@/lib/parseId';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { PersonCard } from './page/PersonCard';
import { PersonSkeleton } from './page/PersonSkeleton';
import styles from './PersonPage.module.css';
import { personQuery, type PeopleKind } from './queries';

const PeopleSheet = lazy(() => import('./PeopleSheet'));

/** A player's page: profile, counts and posts. */
export default function PersonPage() {
  const { uid: asked } = useParams();
  const uid = parseId(asked);
  const reader = useAccount((account) => account.uid);
  const { data: person, error, refetch } = useQuery(personQuery(reader, uid));
  usePageHead(person && headOf(person));
  if (error && !person) return <ErrorState text={errorText(error)} onRetry={() => void refetch()} />;
  if (person === undefined) return <PersonSkeleton />;
  if (person === null)
    return (
      <EmptyState
        drawing="person"
        title={t('没有找到这位玩家')}
        hint={t('TA 可能已经注销了')}
        action={
          <ButtonLink look="soft" to={paths.square}>
            {t('去广场逛逛')}
          </ButtonLink>
        }
      />
    );
  return <Person reader={reader} person={person} />;
}

const headOf = ({ uid, name, signature, avatar }: UserProfile): PageHead => ({
  path: paths.person(uid),
  name,
  description: signature,
  picture: avatar,
  type: 'profile',
});

function Person({ reader, person }: { reader: number; person: UserProfile }) {
  const [search, setSearch] = useSearchParams();
  const list = listIn(search);
  const close = () => setSearch({}, { replace: true });
  const blocked = useBlocked().has(person.uid) || person.blocked;
  return (
    <div className={styles.page}>
      <PersonCard person={person} own={reader === person.uid} blocked={blocked} />
      {blocked ? <Blocked /> : <Posts reader={reader} person={person} />}
      {list && (
        <Suspense>
          <PeopleSheet key={list} uid={person.uid} name={person.name} kind={list} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}

function Posts({ reader, person: { uid, name } }: { reader: number; person: UserProfile }) {
  const query = useInfiniteList(
    listOfPosts(reader, ['of', uid], (page) =>
      get('/api/v1/user/{uid}/post/list', page, { pathParams: { uid } }),
    ),
  );
  return (
    <PostList
      query={query}
      known
      endText={reader === uid ? t('你的帖子都在这里了') : t('TA 的帖子都在这里了')}
      empty={
        reader === uid ? (
          <EmptyState
            drawing="pen"
            title={t('你还没有发过帖子')}
            hint={t('第一篇从一张截图、一句心得开始')}
            action={<ButtonLink to={paths.postpage}>{t('去发帖')}</ButtonLink>}
          />
        ) : (
          <EmptyState drawing="pen" title={t`${name}还没有发过帖子`} hint={t('关注 TA，有新帖子会告诉你')} />
        )
      }
    />
  );
}

/** A blocked player's page shows no content. The card has the button to unblock. */
function Blocked() {
  return (
    <EmptyState drawing="lock" title={t('你拉黑了这位玩家')} hint={t('TA 的帖子和评论都不会出现在你眼前')} />
  );
}

function listIn(search: URLSearchParams): PeopleKind | null {
  const list = search.get('list');
  return list === 'followers' || list === 'following' ? list : null;
}
