import type { PostDetail } from '@/api/types';
import { retry, useEntry, type Entry } from '@/data/outbox';
import { useRef, useState } from 'react';
import { bodyOf, type PostDraft } from './draft/draft';
import type { DraftKey } from './draft/storage';
import {
  forgetPublication,
  forgetRefusal,
  publish,
  publishKind,
  publishOutcomes,
  stopPublishing,
  type Publication,
} from './publishKind';

interface Options {
  storageKey: DraftKey;
  /** The post that is changed; null for a new one. */
  post: number | null;
  /** The post that this composer submitted is published, and the player is still here. */
  onDone: (post: PostDetail) => void;
}

const NO_WORDS: readonly string[] = [];

/** Publishes a draft once, however often the button is tapped, and shows how far it is. */
export function usePublish({ storageKey, post, onDone }: Options) {
  const entry = usePublication(storageKey);
  const [isStopping, setStopping] = useState(false);
  const submitted = useRef<string | null>(null);
  publishOutcomes.useListener((outcome) => {
    if (outcome.storageKey !== storageKey) return false;
    if (outcome.published === null) return true;
    if (outcome.key !== submitted.current) return false;
    onDone(outcome.published);
    return true;
  });
  const isPending = entry?.refusal === null;
  return {
    isPending,
    /** The first attempt has failed, or there is no network. */
    stalled: isPending && entry.stalled,
    isUnsent: entry?.attempts === 0,
    /** The draft becomes editable when the running attempt ends. */
    isStopping,
    refusal: entry?.refusal || null,
    words: entry?.refusedWords ?? NO_WORDS,
    publish: (draft: PostDraft) =>
      void publish({ storageKey, post, body: bodyOf(draft) }).then((key) => {
        submitted.current = key ?? submitted.current;
      }),
    retry: () => entry && retry(entry),
    stop: () => {
      setStopping(true);
      void stopPublishing(storageKey).finally(() => setStopping(false));
    },
    forgetRefusal: () => forgetRefusal(storageKey),
    forget: () => forgetPublication(storageKey),
  };
}

/** The unanswered or refused publication of a draft. */
export const usePublication = (storageKey: string): Entry<Publication> | undefined =>
  useEntry(publishKind, storageKey);
