import type { PostImage } from '@/api/types';
import { useAccount } from '@/features/account';
import { useLimits } from '@/features/rateLimitNotice';
import { useEffect } from 'react';
import {
  restorePicture,
  setPictureLimits,
  uploadsOf,
  useStoredPicture,
  type DraftPicture,
} from './draftPictures';

/** The picture of an unsent comment, and the functions that change it. */
export interface PictureInput {
  picture: DraftPicture | null;
  /** Replaces the picture by this file, and uploads it. */
  choose: (file: File) => void;
  remove: () => void;
  retry: () => void;
  restore: (image: PostImage) => void;
}

/** The picture of the draft for this place. It survives a reload until it is sent. */
export function useDraftPicture(place: string): PictureInput {
  const uid = useAccount((account) => account.uid);
  const picture = useStoredPicture(uid, place);
  const limits = useLimits();
  useEffect(() => setPictureLimits(limits), [limits]);
  const has = picture !== null;
  useEffect(() => {
    if (has) uploadsOf(uid, place);
  }, [uid, place, has]);
  const remove = () => picture && uploadsOf(uid, place).remove(picture.key);
  return {
    picture,
    choose: (file) => {
      remove();
      uploadsOf(uid, place).add([file], 'image');
    },
    remove: () => void remove(),
    retry: () => picture && uploadsOf(uid, place).retry(picture.key),
    restore: (image) => {
      remove();
      restorePicture(uid, place, image);
    },
  };
}
