import { useState } from 'react';
import { keptLimit, setKeptLimit } from '../kept/limit';

/** How much room is given to kept chapters, and the way to change it. */
export function useLimit(): [number, (bytes: number) => void] {
  const [limit, setLimit] = useState(keptLimit);
  const choose = (bytes: number) => {
    setKeptLimit(bytes);
    setLimit(bytes);
  };
  return [limit, choose];
}
