import type { Limits } from '@/features/limit';
import { useEffect, useState } from 'react';
import { createStore, useStore, type StoreApi } from 'zustand';
import { fitPicture } from '../media/picture';
import { sendMedia } from '../media/send';
import { createUploads, waitForLine, type Uploads } from '../media/uploads';
import { readVideo } from '../media/video';
import type { Draft } from './draft';
import { browserFiles } from './files';
import { saveDraft } from './storage';

const SAVE_MS = 300;

interface Drafting {
  store: StoreApi<Draft>;
  uploads: Uploads;
  draft: Draft;
  /** How many files a former page could not keep. */
  lost: number;
}

/** A draft, kept as it is written, and its files on their way. */
export function useDraft(key: string, base: Draft, initial: Draft, limits: Limits): Drafting {
  const [latest] = useState(() => ({ limits }));
  const [begun] = useState(base);
  const [store] = useState(() => createStore<Draft>(() => initial));
  const [uploads] = useState(() =>
    createUploads({
      store,
      files: browserFiles,
      limits: () => latest.limits,
      send: sendMedia,
      fitPicture,
      readVideo,
      wait: waitForLine,
    }),
  );
  const [lost, setLost] = useState(0);
  useEffect(() => {
    Object.assign(latest, { limits });
  }, [latest, limits]);
  useEffect(() => keep(store, key, begun), [store, key, begun]);
  useEffect(() => {
    void uploads.restore().then((count) => count > 0 && setLost(count));
    return () => uploads.stop();
  }, [uploads]);
  return { store, uploads, draft: useStore(store), lost };
}

/** Writes the draft down a moment after each change, and at once where the page may not live that long. */
function keep(store: StoreApi<Draft>, key: string, base: Draft): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = () => {
    clearTimeout(timer);
    timer = undefined;
    saveDraft(key, store.getState(), base);
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
