import { useState } from 'react';
import { setStorageLimit, storageLimit } from '../savedOffline/storageLimit';

export function useStorageLimit(): [number, (bytes: number) => void] {
  const [limit, setLimit] = useState(storageLimit);
  const choose = (bytes: number) => {
    setStorageLimit(bytes);
    setLimit(bytes);
  };
  return [limit, choose];
}
