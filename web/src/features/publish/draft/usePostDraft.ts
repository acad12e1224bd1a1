import type { Limits } from '@/features/rateLimitNotice';
import { onlineOrDelay } from '@/lib/onlineOrDelay';
import { useEffect, useEffectEvent, useState } from 'react';
import { createStore, useStore, type StoreApi } from 'zustand';
import { fitPicture } from '../media/picture';
import { sendMedia } from '../media/send';
import { createUploads, type Uploads } from '../media/uploads';
import { readVideo } from '../media/video';
import type { PostDraft } from './draft';
import { browserFiles } from './files';
import { openPostDraft, type DraftKey, type StoredDraft } from './storage';

/** Changes are collected for this time and stored as one. */
const SAVE_MS = 300;

interface EditablePostDraft {
  store: StoreApi<PostDraft>;
  uploads: Uploads;
  draft: PostDraft;
  /** Number of files that were not stored before the last reload. */
  lost: number;
  /** The draft was loaded from storage. */
  restored: boolean;
}

interface Options {
  key: DraftKey;
  /** The initial draft. */
  base: PostDraft;
  /** Replaces parts of a stored draft. */
  preset?: Partial<PostDraft>;
  limits: Limits;
  /** The draft waits for the server's answer. */
  publishing: boolean;
  /** Another tab or page changed the stored draft: this composer must not overwrite it. */
  onStale: () => void;
}

/** A draft that is stored as it changes, and the uploads of its files. */
export function usePostDraft({ key, base, preset, limits, publishing, onStale }: Options): EditablePostDraft {
  const [latest] = useState(() => ({ limits }));
  const [started] = useState(base);
  const [stored] = useState(() => openPostDraft(key));
  const [store] = useState(() =>
    createStore<PostDraft>(() => (stored.first ? { ...stored.first, ...preset } : base)),
  );
  const [uploads] = useState(() =>
    createUploads({
      store,
      files: browserFiles,
      limits: () => latest.limits,
      send: sendMedia,
      fitPicture,
      readVideo,
      wait: onlineOrDelay,
    }),
  );
  const [lost, setLost] = useState(0);
  useEffect(() => {
    Object.assign(latest, { limits });
  }, [latest, limits]);
  const stale = useEffectEvent(onStale);
  useEffect(() => keep(store, stored, started), [store, stored, started]);
  // This effect also runs when the cached page is shown again, and when another tab has published the draft.
  useEffect(() => {
    if (stored.isStale()) return stale();
    const check = () => stored.isStale() && stale();
    window.addEventListener('focus', check);
    void uploads.restore().then((count) => count > 0 && setLost(count));
    return () => {
      window.removeEventListener('focus', check);
      uploads.stop();
    };
  }, [uploads, stored, publishing]);
  return { store, uploads, draft: useStore(store), lost, restored: stored.first !== null };
}

/** Stores the draft shortly after each change, and at once when the page may be closed. */
function keep(store: StoreApi<PostDraft>, stored: StoredDraft, base: PostDraft): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = () => {
    clearTimeout(timer);
    timer = undefined;
    stored.save(store.getState(), base);
  };
  const changed = () => {
    timer ??= setTimeout(save, SAVE_MS);
  };
  const leaving = () => {
    if (timer !== undefined) save();
  };
  const forget = store.subscribe(changed);
  window.addEventListener('pagehide', leaving);
  document.addEventListener('visibilitychange', leaving);
  return () => {
    forget();
    leaving();
    window.removeEventListener('pagehide', leaving);
    document.removeEventListener('visibilitychange', leaving);
  };
}
