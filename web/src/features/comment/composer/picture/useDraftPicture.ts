import { NETWORK_TEXT } from '@/api/errors';
import type { PostImage } from '@/api/types';
import { toast } from '@/components/ui/toast';
import { useAccount } from '@/features/account';
import { useLimits } from '@/features/rateLimitNotice';
import { useEffect, useEffectEvent } from 'react';
import { restorePicture, useStoredPicture, writePicture, type DraftPicture } from './draftPictures';

/** The picture of an unsent comment, and the functions that change it. */
export interface PictureInput {
  picture: DraftPicture | null;
  /** Loads the code of the upload while the player chooses a file. */
  prepare: () => void;
  /** Replaces the picture by this file, and uploads it. */
  choose: (file: File) => void;
  remove: () => void;
  retry: () => void;
  restore: (image: PostImage) => void;
}

/** Few comments have a picture, so the code of the upload loads with the first one. */
const loadUploads = () => import('./pictureUploads');

/** The picture of the draft for this place. It survives a reload until it is sent. */
export function useDraftPicture(place: string): PictureInput {
  const uid = useAccount((account) => account.uid);
  const picture = useStoredPicture(uid, place);
  const limits = useLimits();
  const openUploads = async () => {
    const { setPictureLimits, uploadsOf } = await loadUploads();
    setPictureLimits(limits);
    return uploadsOf(uid, place);
  };
  const resume = useEffectEvent(() => void openUploads().catch(ignoreFailure));
  const has = picture !== null;
  useEffect(() => {
    if (has) resume();
  }, [uid, place, has]);
  /** At once: the next comment must not have this picture, also if the code of the upload does not load. */
  const remove = () => {
    if (!picture) return;
    writePicture(uid, place, undefined);
    if (picture.preview?.startsWith('blob:')) URL.revokeObjectURL(picture.preview);
    void openUploads().then((uploads) => uploads.remove(picture.key), ignoreFailure);
  };
  return {
    picture,
    prepare: () => void loadUploads().catch(ignoreFailure),
    choose: (file) => {
      remove();
      void openUploads().then((uploads) => uploads.add([file], 'image'), showFailure);
    },
    remove,
    retry: () => picture && void openUploads().then((uploads) => uploads.retry(picture.key), showFailure),
    restore: (image) => {
      remove();
      restorePicture(uid, place, image);
    },
  };
}

const ignoreFailure = (error: unknown) => console.warn('the code of the upload did not load', error);

function showFailure(error: unknown): void {
  ignoreFailure(error);
  toast.error(NETWORK_TEXT);
}
