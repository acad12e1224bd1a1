import { postJson, putJson } from '@/api/client';
import { isTooOften } from '@/api/actionErrors';
import { isRejected } from '@/api/http';
import type { NewPost, PostDetail } from '@/api/types';
import { toast } from '@/components/ui/toast';
import { HOUR_MS } from '@/constants';
import { entriesOf, reloadEntries, resubmit, stop, submit, withdraw, type MutationKind } from '@/data/outbox';
import { refreshStatus } from '@/features/account';
import { cachedPosts } from '@/features/post';
import { createPageListeners } from '@/lib/pageListeners';
import { t } from '@/lib/i18n';
import { navigateTo } from '@/lib/navigator';
import { paths } from '@/paths';
import { bodyOf, draftOf } from './draft/draft';
import { deletePostDraft, type DraftKey } from './draft/storage';
import { editedPostQuery } from './posts';
import { publishErrorText } from './publishErrorText';

/** A draft on its way to the server. */
export interface Publication {
  /** The storage key of the draft. */
  storageKey: DraftKey;
  /** The post that is changed; null: a new one. */
  post: number | null;
  body: NewPost;
  /** An attempt with another body may have published the post. Its key returns that post, which the new body then replaces. */
  amends?: true;
}

/** The post is published with an earlier body, and the server refused the change. The entry keeps its key: a new one would publish a second post. */
class AmendmentRefused extends Error {
  override name = 'AmendmentRefused';
}

/** The outcome of a publication, for the open composer. */
interface Outcome {
  storageKey: string;
  /** The idempotency key of the entry. */
  key: string;
  /** Null: the post was refused. */
  published: PostDetail | null;
}

/** The server forgets idempotency keys after a day. A later attempt could publish the post twice. */
const LIFETIME_MS = 23 * HOUR_MS;
/** Long enough to read the reason, and to tap it. */
const REFUSAL_TOAST_MS = 8_000;

export const publishOutcomes = createPageListeners<Outcome>();

/** Publishes a draft, or saves an edited post. The draft stays stored until the server has accepted it. */
export const publishKind: MutationKind<Publication, PostDetail> = {
  name: 'publish',
  orderOf: ({ storageKey }) => storageKey,
  latestOnly: true,
  keepsRefused: true,
  lifetimeMs: () => LIFETIME_MS,
  send: async ({ key, payload: { post, body, amends } }, { keepalive }) => {
    if (post !== null) return savePost(post, body, keepalive);
    const headers = { 'Idempotency-Key': key };
    const published = await postJson('/api/v1/square/post', body, { headers, keepalive });
    if (!amends || isSame(bodyOf(draftOf(published)), body)) return published;
    return savePost(published.id, body, keepalive).catch((error: unknown) => {
      throw isRejected(error) ? new AmendmentRefused('', { cause: error }) : error;
    });
  },
  // A rate limit would end by itself, but the author decides when to publish again.
  isFinal: (error) => isTooOften(error) || error instanceof AmendmentRefused,
  refusalText: (error) => publishErrorText(error instanceof AmendmentRefused ? error.cause : error),
  onAnswer: ({ uid, key, payload: { storageKey, post } }, published, { client, local }) => {
    deletePostDraft(storageKey);
    cachedPosts.change(client, published.id, () => published);
    // Lists of posts do not update by themselves, but authors look for their new post there.
    if (post === null) void client.invalidateQueries({ queryKey: ['post'] });
    // The page shows this data until the player leaves: removing it would replace the composer with the skeleton.
    else client.setQueryData(editedPostQuery(uid, post).queryKey, (known) => known && published);
    void client.invalidateQueries({ queryKey: ['person', uid, uid] });
    const opened = publishOutcomes.notify({ storageKey, key, published });
    if (!local) return;
    refreshStatus(client, uid).catch((error: unknown) => console.warn('no status', error));
    const onTap = opened ? undefined : () => navigateTo(paths.post(published.id));
    toast.success(post === null ? t('发布成功') : t('改好啦'), { onTap });
  },
  onGiveUp: ({ key, payload: { storageKey, post } }, error) => {
    if (publishOutcomes.notify({ storageKey, key, published: null })) return;
    const reason = publishKind.refusalText!(error);
    toast.error(post === null ? t`帖子没有发出去，${reason}` : t`修改没有保存，${reason}`, {
      durationMs: REFUSAL_TOAST_MS,
      onTap: () => navigateTo(post === null ? paths.postpage : paths.editPost(post)),
    });
  },
};

/**
 * Submits a draft, and returns the idempotency key of its entry. Null: it is on its way already. Another tab may have submitted it, or this
 * one before a reload, so the journal is read first.
 */
export async function publish(publication: Publication): Promise<string | null> {
  await reloadEntries();
  const entry = publicationOf(publication.storageKey);
  if (entry?.refusal === null) return null;
  if (!entry?.attempts) return submit(publishKind, publication).key;
  // An attempt without an answer may have published this post, and another key would publish it twice.
  const isAmended = entry.payload.amends || !isSame(entry.payload.body, publication.body);
  resubmit(entry, isAmended ? { ...publication, amends: true } : publication);
  return entry.key;
}

const savePost = (id: number, body: NewPost, keepalive: boolean) =>
  putJson('/api/v1/square/post/{id}', body, { pathParams: { id }, keepalive });

const isSame = (one: NewPost, other: NewPost) => JSON.stringify(one) === JSON.stringify(other);

/** Makes an unanswered draft editable again, after a running attempt has ended. */
export async function stopPublishing(storageKey: string): Promise<void> {
  await reloadEntries();
  const entry = publicationOf(storageKey);
  if (entry?.refusal !== null) return;
  const isNew = entry.payload.post === null;
  await stop(
    entry,
    isNew
      ? t('之前那次可能已经发出去了，改好再点一次，只会有一篇')
      : t('之前那次可能已经保存了，改好再点一次就行'),
  );
}

/** Hides the reason of a refusal, because the draft was changed. An entry that may be published stays, for its key. */
export function forgetRefusal(storageKey: string): void {
  const entry = publicationOf(storageKey);
  if (entry?.refusal) void stop(entry, '');
}

/** Removes a refused entry with its draft. A later draft is another post. */
export function forgetPublication(storageKey: string): void {
  const entry = publicationOf(storageKey);
  if (entry && entry.refusal !== null) void withdraw(entry);
}

/** Whether the draft waits for the server's answer. */
export const isPublishing = (storageKey: string) => publicationOf(storageKey)?.refusal === null;

const publicationOf = (storageKey: string) =>
  entriesOf(publishKind).find(({ payload }) => payload.storageKey === storageKey);
