import { useEffect, useState } from 'react';

/** The URL that failed to load. Another URL is a new picture. When the network is back, a failed picture is requested again. */
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
