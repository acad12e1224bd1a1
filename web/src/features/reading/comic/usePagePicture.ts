import type { BookImage } from '@/api/types';
import { useState } from 'react';

export interface PagePictureState {
  image: BookImage;
  state: 'loading' | 'shown' | 'failed';
  /** Counts the tries: each is an element of its own, which asks anew. */
  attempt: number;
  onLoad: () => void;
  onError: () => void;
  retry: () => void;
}

/**
 * A page's picture. One that is shown stays, though a chapter that is read again has new addresses for the same pictures; one that
 * failed takes them: asked for by itself (`reload`, where addresses run out) once until it has been shown, then whenever the reader
 * says so.
 */
export function usePagePicture(newest: BookImage, reload: (() => Promise<unknown>) | null): PagePictureState {
  const [image, setImage] = useState(newest);
  const [state, setState] = useState<PagePictureState['state']>('loading');
  const [attempt, setAttempt] = useState(0);
  const [renewed, setRenewed] = useState(false);
  if (image !== newest && state !== 'shown') {
    setImage(newest);
    setState('loading');
    setAttempt(attempt + 1);
  }
  const again = () => {
    setState('loading');
    void Promise.resolve(reload?.()).finally(() => setAttempt((now) => now + 1));
  };
  return {
    image,
    state,
    attempt,
    onLoad: () => {
      setState('shown');
      setRenewed(false);
    },
    onError: () => {
      if (!reload || renewed) return setState('failed');
      setRenewed(true);
      again();
    },
    retry: again,
  };
}
