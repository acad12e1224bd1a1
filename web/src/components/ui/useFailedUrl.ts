import { useEffect, useState } from 'react';

/** Which picture did not come. Another address is another picture; when the network is back, each is asked for again. */
export function useFailedUrl(): [string | null, (url: string) => void] {
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => {
    if (failed === null) return;
    const retryPicture = () => setFailed(null);
    window.addEventListener('online', retryPicture);
    return () => window.removeEventListener('online', retryPicture);
  }, [failed]);
  return [failed, setFailed];
}
