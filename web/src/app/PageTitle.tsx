import { appConfig } from '@/config';
import { useState } from 'react';
import type { RouteDef } from './routes';

/** Says which page has come to whoever does not see it. The first one is said by the document's title. */
export function PageTitle({ route }: { route: RouteDef | undefined }) {
  const [first] = useState(route);
  const [moved, setMoved] = useState(false);
  if (!moved && route !== first) setMoved(true);
  return (
    <p className="visually-hidden" aria-live="polite" data-page-title>
      {moved && (route?.title ?? appConfig.title)}
    </p>
  );
}
