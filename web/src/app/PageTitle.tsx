import { appConfig } from '@/config';
import { useState } from 'react';
import type { RouteDef } from './routes';

/** Announces each new page to screen readers. They read the document's title for the first page. */
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
