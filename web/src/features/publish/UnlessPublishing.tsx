import { EmptyState } from '@/components/ui/States';
import { t } from '@/lib/i18n';
import { useIsMutating } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { publishKey } from './usePublish';

interface Props {
  storageKey: string;
  /** An own post is being changed, not a new one written. */
  edits: boolean;
  children: ReactNode;
}

/** Nothing is written where a former page's post of the same draft is on its way: its draft is there until it has arrived. */
export function UnlessPublishing({ storageKey, edits, children }: Props) {
  const inFlight = useIsMutating({ mutationKey: publishKey(storageKey) }) > 0;
  const [started, setBegun] = useState(!inFlight);
  // What is sent from now on is sent from here.
  if (!started && !inFlight) setBegun(true);
  if (started) return children;
  return (
    <div role="status">
      <EmptyState
        drawing="pen"
        title={edits ? t('正在保存') : t('正在发布')}
        hint={edits ? t('保存好了就能接着改') : t('上一篇还在路上，到了就能写新的')}
      />
    </div>
  );
}
