import { postJson, putJson } from '@/api/client';
import { isTooOften } from '@/api/actionErrors';
import type { NewPost, PostDetail } from '@/api/types';
import { toast } from '@/components/ui/toast';
import { HOUR_MS } from '@/constants';
import { entriesOf, reloadEntries, resubmit, submit, withdraw, type MutationKind } from '@/data/outbox';
import { refreshStatus } from '@/features/account';
import { cachedPosts } from '@/features/post';
import { createPageListeners } from '@/lib/pageListeners';
import { t } from '@/lib/i18n';
import { navigateTo } from '@/lib/navigator';
import { paths } from '@/paths';
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
  send: ({ key, payload: { post, body } }, { keepalive }) =>
    post === null
      ? postJson('/api/v1/square/post', body, { headers: { 'Idempotency-Key': key }, keepalive })
      : putJson('/api/v1/square/post/{id}', body, { pathParams: { id: post }, keepalive }),
  // A rate limit would end by itself, but the author decides when to publish again.
  isFinal: isTooOften,
  refusalText: publishErrorText,
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
    const reason = publishErrorText(error);
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
  // An attempt without an answer may have published this post, so another key could publish it twice.
  if (!entry?.attempts || !isSame(entry.payload, publication)) return submit(publishKind, publication).key;
  resubmit(entry);
  return entry.key;
}

const isSame = (one: Publication, other: Publication) => JSON.stringify(one) === JSON.stringify(other);

/** Makes a draft editable again if the server cannot know it. An attempt without an answer may have published the post. */
export async function withdrawUnsent(storageKey: string): Promise<void> {
  await reloadEntries();
  const entry = publicationOf(storageKey);
  if (entry?.attempts === 0) withdraw(entry);
}

/** Removes a refused entry, so that its reason is no longer shown. */
export function forgetRefusal(storageKey: string): void {
  const entry = publicationOf(storageKey);
  if (entry && entry.refusal !== null) withdraw(entry);
}

/** Whether the draft waits for the server's answer. */
export const isPublishing = (storageKey: string) => publicationOf(storageKey)?.refusal === null;

const publicationOf = (storageKey: string) =>
  entriesOf(publishKind).find(({ payload }) => payload.storageKey === storageKey);
