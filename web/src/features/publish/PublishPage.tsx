import { errorText } from '@/api/errors';
import { ButtonLink } from '@/components/ui/Button';
import { EmptyState, ErrorState } from '@/components/ui/States';
import { SignInLink, useAccount } from '@/features/account';
import { gameQuery } from '@/features/game';
import { parseId } from '@/lib/parseId';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { PostComposer } from './PostComposer';
import { PostComposerSkeleton } from './PostComposerSkeleton';
import { draftOf, EMPTY_POST_DRAFT, type PostDraft } from './draft/draft';
import { draftKey } from './draft/storage';
import { editedPostQuery } from './posts';
import { isPublishing } from './publishKind';
import { UnlessPublishing } from './UnlessPublishing';

/** The page of the composer: a new post, or an own post to edit. */
export default function PublishPage() {
  const uid = useAccount((account) => account.uid);
  const [query] = useSearchParams();
  const edit = parseId(query.get('edit'));
  const [tag, game] = [parseId(query.get('tag')), parseId(query.get('game'))];
  const key = draftKey(uid, edit);
  const { count, finish, restart } = useComposerCount(key);
  const client = useQueryClient();
  if (!uid) return <ForVisitors />;
  const startAgain = () => {
    // Another tab may have saved the post.
    if (restart() && edit !== null) client.removeQueries(editedPostQuery(uid, edit));
  };
  return (
    <UnlessPublishing key={`${key} ${tag} ${game} ${count}`} storageKey={key} edits={edit !== null}>
      {edit === null ? (
        <New uid={uid} tag={tag} game={game} onFinish={finish} onStale={startAgain} />
      ) : (
        <Edit uid={uid} id={edit} onFinish={finish} onStale={startAgain} />
      )}
    </UnlessPublishing>
  );
}

/**
 * Counts the composers of this page. The page is cached when the player leaves it, and returns with the same
 * composer. It gets a new composer if the post was published, discarded, or is still being sent. `restart` starts a
 * new composer at once, unless this one has finished or is sending.
 */
function useComposerCount(storageKey: string) {
  const [count, increment] = useReducer((count: number) => count + 1, 0);
  const finished = useRef(false);
  useEffect(
    // The cleanup also runs when the cached page is hidden.
    () => () => {
      if (!finished.current && !isPublishing(storageKey)) return;
      finished.current = false;
      increment();
    },
    [storageKey],
  );
  const restart = () => {
    if (finished.current || isPublishing(storageKey)) return false;
    increment();
    return true;
  };
  return { count, finish: () => void (finished.current = true), restart };
}

function ForVisitors() {
  return (
    <EmptyState
      drawing="pen"
      title={t('登录后就能发帖')}
      hint={t('写攻略、晒战绩、找队友，大家都在等你')}
      action={<SignInLink>{t('去登录')}</SignInLink>}
    />
  );
}

interface NewProps {
  uid: number;
  /** Values preset by the address. */
  tag: number | null;
  game: number | null;
  /** The post is published or the draft is discarded. */
  onFinish: () => void;
  /** Another tab or page changed the stored draft. */
  onStale: () => void;
}

function New({ uid, tag, game, ...events }: NewProps) {
  const client = useQueryClient();
  const preset = useQuery({ ...gameQuery(client, game ?? 0), enabled: game !== null });
  if (game !== null && preset.isPending) return <PostComposerSkeleton />;
  const base: PostDraft = { ...EMPTY_POST_DRAFT, tag, game: preset.data ?? null };
  return (
    <PostComposer
      storageKey={draftKey(uid, null)}
      base={base}
      // The tag and the game of the address replace those of an older draft.
      preset={{ ...(tag !== null && { tag }), ...(base.game && { game: base.game }) }}
      post={null}
      {...events}
    />
  );
}

interface EditProps {
  uid: number;
  id: number;
  onFinish: () => void;
  onStale: () => void;
}

function Edit({ uid, id, ...events }: EditProps) {
  const { data: post, error, refetch } = useQuery(editedPostQuery(uid, id));
  if (error) return <ErrorState text={errorText(error)} onRetry={() => void refetch()} />;
  if (post === undefined) return <PostComposerSkeleton />;
  if (post === null || post.author.uid !== uid)
    return (
      <EmptyState
        title={post === null ? t('这篇帖子已经不在了') : t('这是别人的帖子')}
        hint={t('只能修改自己发过的帖子')}
        action={
          <ButtonLink look="soft" to={paths.commenthistory} replace>
            {t('看看我的帖子')}
          </ButtonLink>
        }
      />
    );
  return <PostComposer storageKey={draftKey(uid, id)} base={draftOf(post)} post={id} {...events} />;
}
