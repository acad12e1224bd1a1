import { useLeaveGuard } from '@/lib/useLeaveGuard';
import { paths } from '@/paths';
import {
  findSensitiveWords,
  SensitiveWordHint,
  useSensitiveWords,
  type WordMatch,
} from '@/features/sensitiveWords';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import styles from './PostComposer.module.css';
import { ConfirmSensitiveWords } from './ConfirmSensitiveWords';
import {
  bodyOf,
  isEmpty,
  isSameDraft,
  lengthOf,
  moveMedia,
  uploadProgressOf,
  type PostDraft,
} from './draft/draft';
import type { DraftKey } from './draft/storage';
import { usePostDraft } from './draft/usePostDraft';
import { LeaveDialog } from './LeaveDialog';
import { choose } from './media/choose';
import { MediaGrid } from './media/MediaGrid';
import { MediaTile } from './media/MediaTile';
import { Pickers, type Picking } from './pick/Pickers';
import { CharacterCounter } from './text/CharacterCounter';
import { HighlightedTextArea, type TextAreaHandle } from './text/HighlightedTextArea';
import { Tools } from './Tools';
import { Topics } from './Topics';
import { usePublication, usePublish } from './usePublish';
import { WaitingBar } from './WaitingBar';
import { toast } from '@/components/ui/toast';
import { useLimits } from '@/features/rateLimitNotice';
import { t } from '@/lib/i18n';

interface Props {
  storageKey: DraftKey;
  /** The initial draft. */
  base: PostDraft;
  /** Replaces parts of a stored draft. */
  preset?: Partial<PostDraft>;
  /** The post that is changed; null: a new one. */
  post: number | null;
  /** The post is published or the draft is discarded. */
  onFinish: () => void;
  /** Another tab or page changed the stored draft. */
  onStale: () => void;
}

/** The composer of a post: text, images or a video, tag and game. */
export function PostComposer({ storageKey, base, preset, post, onFinish, onStale }: Props) {
  const limits = useLimits();
  const publishing = usePublication(storageKey)?.refusal === null;
  const { store, uploads, draft, lost, restored } = usePostDraft({
    key: storageKey,
    base,
    preset,
    limits,
    publishing,
    onStale,
  });
  const [picking, setPicking] = useState<Picking | null>(null);
  const [confirming, setConfirming] = useState<readonly WordMatch[] | null>(null);
  const writer = useRef<TextAreaHandle>(null);
  const files = useRef<HTMLInputElement>(null);
  const worthKeeping = post === null ? !isEmpty(draft) : !isSameDraft(draft, base);
  const publish = usePublish({
    storageKey,
    post,
    onDone: ({ id }) => {
      store.setState(base);
      onFinish();
      guard.leaveTo(paths.post(id));
    },
  });
  // A post that waits for the network is safe, so leaving it asks nothing.
  const guard = useLeaveGuard(worthKeeping && !publish.stalled);
  const titleHits = useSensitiveHits(draft.title, publish.words);
  const contentHits = useSensitiveHits(draft.content, publish.words);

  const set = (change: Partial<PostDraft>) => {
    store.setState(change);
    if (isEmpty(store.getState())) publish.forget();
    else publish.forgetRefusal();
  };
  const discard = () => {
    for (const { key } of store.getState().media) uploads.remove(key);
    store.setState(base);
    publish.forget();
    onFinish();
  };
  const take = (chosen: readonly File[]) => {
    const { files: fitting, kind, warning } = choose(chosen, draft.media, limits);
    if (warning) toast.warning(warning);
    if (fitting.length > 0) uploads.add(fitting, kind);
  };
  const mention = (person: { uid: number; name: string }) => {
    const typed = picking === 'typed person';
    setPicking(null);
    set({ mentions: [...draft.mentions.filter(({ uid }) => uid !== person.uid), person] });
    writer.current?.insert(`@${person.name} `, typed ? 1 : 0);
  };
  const missing = missingIn(draft, limits);
  const send = (confirmed = false) => {
    if (missing) return void toast.info(missing);
    const hits = [...titleHits, ...contentHits];
    if (hits.length > 0 && !confirmed) setConfirming(hits);
    else publish.publish(draft);
  };
  const video = draft.media.find(({ kind }) => kind === 'video');
  return (
    <div className={styles.page}>
      <div className={styles.paper} inert={publish.isPending}>
        {restored && <p className={styles.note}>{t('接着上次没写完的')}</p>}
        {lost > 0 && (
          <p className={styles.alert} role="alert">
            {t`有 ${lost} 个文件还没传完，浏览器没有留住，请重新选择`}
          </p>
        )}
        <HighlightedTextArea
          single
          label={t('标题')}
          placeholder={t('标题（选填）')}
          value={draft.title}
          hits={titleHits}
          invalid={lengthOf(draft.title) > limits.title}
          describedBy="title-length"
          onValue={(title) => set({ title })}
        />
        <CharacterCounter id="title-length" text={draft.title} max={limits.title} />
        <hr className={styles.line} />
        <div className={styles.text}>
          <HighlightedTextArea
            ref={writer}
            label={t('正文')}
            placeholder={t('分享攻略、战绩或新鲜事…')}
            value={draft.content}
            hits={contentHits}
            invalid={lengthOf(draft.content) > limits.content}
            describedBy="content-length"
            onValue={(content) => set({ content })}
            onTyped={(letter) => letter === '@' && setPicking('typed person')}
          />
        </div>
        <SensitiveWordHint hits={[...titleHits, ...contentHits]} />
        {video ? (
          <MediaTile
            item={video}
            index={0}
            count={1}
            onRemove={() => uploads.remove(video.key)}
            onRetry={() => uploads.retry(video.key)}
          />
        ) : (
          <MediaGrid
            media={draft.media}
            max={limits.images}
            onMove={(from, to) => set({ media: moveMedia(draft.media, from, to) })}
            onRemove={uploads.remove}
            onRetry={uploads.retry}
            onAdd={() => files.current?.click()}
          />
        )}
        <Topics draft={draft} onPick={setPicking} onClear={set} />
      </div>
      {publish.refusal !== null && (
        <p className={styles.refusal} role="alert">
          {publish.refusal}
        </p>
      )}
      {publish.stalled ? (
        <WaitingBar
          edits={post !== null}
          isUnsent={publish.isUnsent}
          isStopping={publish.isStopping}
          onEdit={publish.stop}
          onRetry={publish.retry}
        />
      ) : (
        <Tools
          filesRef={files}
          onFiles={take}
          onMention={() => setPicking('person')}
          onSend={() => send()}
          counter={<CharacterCounter id="content-length" text={draft.content} max={limits.content} />}
          label={post === null ? t('发布') : t('保存')}
          sent={uploadProgressOf(draft.media)}
          busy={publish.isPending}
          ready={missing === null}
        />
      )}
      <Pickers
        picking={picking}
        tag={draft.tag}
        onTag={(tag) => set({ tag })}
        onGame={(game) => set({ game })}
        onPerson={mention}
        onClose={() => setPicking(null)}
      />
      {confirming && (
        <ConfirmSensitiveWords
          hits={confirming}
          onBack={() => setConfirming(null)}
          onSend={() => {
            setConfirming(null);
            send(true);
          }}
        />
      )}
      {guard.asking && (
        <LeaveDialog
          edits={post !== null}
          sending={publish.isPending}
          onStay={guard.stay}
          onKeep={guard.leave}
          onDiscard={discard}
        />
      )}
    </div>
  );
}

/** Sensitive words in a text, from the local list and from the server's refusal. */
function useSensitiveHits(text: string, refused: readonly string[]): WordMatch[] {
  const words = useSensitiveWords();
  // The list is long; a deferred value keeps typing fast.
  const deferredText = useDeferredValue(text);
  const hits = useMemo(() => {
    const refusedWords = refused.map((word) => ({ word }));
    return findSensitiveWords(deferredText, [...refusedWords, ...words]);
  }, [deferredText, words, refused]);
  return deferredText === text ? hits : hits.filter(({ end }) => end <= text.length);
}

/** The reason why the draft cannot be published yet; null: it can be. */
function missingIn(draft: PostDraft, limits: { title: number; content: number }): string | null {
  const { content } = bodyOf(draft);
  if (draft.media.some(({ state }) => state === 'failed')) return t('有文件没传上去，点它重试或移除');
  if (draft.media.some(({ state }) => state !== 'done')) return t('还在上传，稍等一下');
  if (!content) return t('写点什么再发布吧');
  if (lengthOf(draft.title.trim()) > limits.title) return t`标题最多 ${limits.title} 个字`;
  return lengthOf(content) > limits.content ? t`正文最多 ${limits.content} 个字` : null;
}
