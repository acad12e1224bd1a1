import { errorText } from '@/api/errors';
import { ButtonLink } from '@/components/ui/Button';
import { EmptyState, ErrorState } from '@/components/ui/States';
import { SignInLink, useAccount } from '@/features/account';
import { gameQuery } from '@/features/game';
import { idIn } from '@/lib/id';
import { t } from '@/lib/words';
import { paths } from '@/paths';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Composer } from './Composer';
import { ComposerSkeleton } from './ComposerSkeleton';
import { draftOf, EMPTY, type Draft } from './draft/draft';
import { draftKey, loadDraft } from './draft/storage';
import { editedPostQuery } from './posts';
import { UnlessUnderWay } from './UnlessUnderWay';
import { publishKey } from './usePublish';

/** Where posts are written: a new one, one about a game or under a tag, or an own one anew. */
export default function PublishPage() {
  const uid = useAccount((account) => account.uid);
  const [query] = useSearchParams();
  const edit = idIn(query.get('edit'));
  const [tag, game] = [idIn(query.get('tag')), idIn(query.get('game'))];
  const key = draftKey(uid, edit);
  const { count, finish } = useComposerCount(key);
  if (!uid) return <ForVisitors />;
  return (
    <UnlessUnderWay key={`${key} ${tag} ${game} ${count}`} storageKey={key} edits={edit !== null}>
      {edit === null ? (
        <New uid={uid} tag={tag} game={game} onFinish={finish} />
      ) : (
        <Edit uid={uid} id={edit} onFinish={finish} />
      )}
    </UnlessUnderWay>
  );
}

/**
 * Counts the composers of this page. The page is kept when the player leaves it, and comes back with the same composer. It gets a new one
 * if the post was published or discarded, or is still being sent.
 */
function useComposerCount(storageKey: string): { count: number; finish: () => void } {
  const client = useQueryClient();
  const [count, increment] = useReducer((count: number) => count + 1, 0);
  const finished = useRef(false);
  useEffect(
    // Also runs when the kept page is hidden.
    () => () => {
      if (!finished.current && !client.isMutating({ mutationKey: publishKey(storageKey) })) return;
      finished.current = false;
      increment();
    },
    [client, storageKey],
  );
  return { count, finish: () => void (finished.current = true) };
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
  /** What the address preset. */
  tag: number | null;
  game: number | null;
  /** The post is published or the draft is discarded. */
  onFinish: () => void;
}

function New({ uid, tag, game, onFinish }: NewProps) {
  const client = useQueryClient();
  const key = draftKey(uid, null);
  const [kept] = useState(() => loadDraft(key));
  const preset = useQuery({ ...gameQuery(client, game ?? 0), enabled: game !== null });
  if (game !== null && preset.isPending) return <ComposerSkeleton />;
  const base: Draft = { ...EMPTY, tag, game: preset.data ?? null };
  // What somebody came here about goes before what an older draft was about.
  const initial = kept && { ...kept, tag: tag ?? kept.tag, game: base.game ?? kept.game };
  return (
    <Composer
      storageKey={key}
      base={base}
      initial={initial ?? base}
      post={null}
      restored={kept !== null}
      onFinish={onFinish}
    />
  );
}

interface EditProps {
  uid: number;
  id: number;
  onFinish: () => void;
}

function Edit({ uid, id, onFinish }: EditProps) {
  const { data: post, error, refetch } = useQuery(editedPostQuery(uid, id));
  const key = draftKey(uid, id);
  const [kept] = useState(() => loadDraft(key));
  if (error) return <ErrorState text={errorText(error)} onRetry={() => void refetch()} />;
  if (post === undefined) return <ComposerSkeleton />;
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
  const base = draftOf(post);
  return (
    <Composer
      storageKey={key}
      base={base}
      initial={kept ?? base}
      post={id}
      restored={kept !== null}
      onFinish={onFinish}
    />
  );
}
