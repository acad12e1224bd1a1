import { errorText } from '@/api/errors';
import type { Post } from '@/api/types';
import { TopBar } from '@/components/ui/TopBar';
import { ErrorState } from '@/components/ui/States';
import { useAccount } from '@/features/account';
import { usePageHead } from '@/lib/pageHead';
import { parseId } from '@/lib/parseId';
import { useBack } from '@/lib/useBack';
import { t } from '@/lib/i18n';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { cachedPosts, postQuery } from './api';
import { PostCardSkeleton } from './card/PostCardSkeleton';
import { PostGone } from './page/PostGone';
import { PostHead } from './page/PostHead';
import { LoadedPost } from './page/LoadedPost';
import { PostBody } from './page/PostBody';

/** One post with its live thread, or a message if it is gone. */
export default function PostPage() {
  const { id } = useParams();
  const [search] = useSearchParams();
  const client = useQueryClient();
  const uid = useAccount((account) => account.uid);
  const number = parseId(id) ?? 0;
  const { data, error, refetch } = useQuery({ ...postQuery(uid, number), enabled: number > 0 });
  const back = useBack();
  const pinnedId = parseId(search.get('comment'));
  const gone = data === null || number === 0;
  usePageHead(gone ? null : undefined);
  if (data) return <LoadedPost key={data.id} post={data} pinnedId={pinnedId} />;
  // Show the list's copy of the post until the answer arrives.
  const listed = cachedPosts.find(client, number);
  return (
    <>
      {listed && !gone ? <PostHead post={listed} /> : <TopBar title={t('帖子', 'one')} onBack={back} />}
      {gone && <PostGone />}
      {!gone && error && <ErrorState text={errorText(error)} onRetry={() => void refetch()} />}
      {!gone && !error && <PostSkeleton listed={listed} />}
    </>
  );
}

/** A loading post: the list's copy, or a skeleton. */
function PostSkeleton({ listed }: { listed: Post | undefined }) {
  return (
    <main aria-busy="true">{listed ? <PostBody post={listed} watching={0} /> : <PostCardSkeleton />}</main>
  );
}
