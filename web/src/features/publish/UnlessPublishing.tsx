import { EmptyState } from '@/components/ui/States';
import { t } from '@/lib/i18n';
import { useIsMutating } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { publishKey } from './usePublish';

interface Props {
  storageKey: string;
  /** True when an own post is edited, false for a new post. */
  edits: boolean;
  children: ReactNode;
}

/**
 * Blocks the composer while an earlier composer is still sending the same draft, because the draft stays stored until
 * then.
 */
export function UnlessPublishing({ storageKey, edits, children }: Props) {
  const inFlight = useIsMutating({ mutationKey: publishKey(storageKey) }) > 0;
  const [started, setStarted] = useState(!inFlight);
  // From now on this composer does the sending, so it is never blocked again.
  if (!started && !inFlight) setStarted(true);
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
