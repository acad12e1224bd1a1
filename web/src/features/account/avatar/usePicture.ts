import { useEffect, useState } from 'react';
import { readPicture } from './picture';

interface DecodedPicture {
  file: Blob;
  picture: ImageBitmap | null;
}

/** Decodes the picture in a file; `picture` is null until then. */
export function usePicture(file: Blob): { picture: ImageBitmap | null; unreadable: boolean } {
  const [read, setRead] = useState<DecodedPicture | null>(null);
  useEffect(() => {
    let isCurrent = true;
    readPicture(file).then(
      (picture) => {
        if (isCurrent) setRead({ file, picture });
        else picture.close();
      },
      (error: unknown) => {
        console.warn('the picture cannot be read', error);
        if (isCurrent) setRead({ file, picture: null });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [file]);
  const current = read?.file === file ? read : null;
  return { picture: current?.picture ?? null, unreadable: current !== null && current.picture === null };
}
