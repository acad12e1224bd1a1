import { useState } from 'react';
import { setStorageLimit, storageLimit } from '../savedOffline/storageLimit';

/** How much room is given to kept chapters, and the way to change it. */
export function useStorageLimit(): [number, (bytes: number) => void] {
  const [limit, setLimit] = useState(storageLimit);
  const choose = (bytes: number) => {
    setStorageLimit(bytes);
    setLimit(bytes);
  };
  return [limit, choose];
}
