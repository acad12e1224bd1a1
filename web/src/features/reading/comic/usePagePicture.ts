import type { BookImage } from '@/api/types';
import { useState } from 'react';

export interface PagePictureState {
  image: BookImage;
  state: 'loading' | 'shown' | 'failed';
  /** Counts the attempts. It is the key of the `img` element, so that each attempt loads again. */
  attempt: number;
  onLoad: () => void;
  onError: () => void;
  retry: () => void;
}

/**
 * The image of a page. A shown image keeps its address, even if the refetched chapter has a new one. A failed image
 * is retried with new addresses: once automatically by `reload` (null for public addresses), then only by the reader.
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
