import { EmptyState } from '@/components/ui/States';
import { t } from '@/lib/i18n';
import { useState, type ReactNode } from 'react';
import { publishOutcomes } from './publishKind';
import { usePublication } from './usePublish';

interface Props {
  storageKey: string;
  /** True when an own post is edited, false for a new post. */
  edits: boolean;
  children: ReactNode;
}

/**
 * Blocks the composer while the same draft is on its way: from an earlier composer, another tab, or before a reload. A draft that waits for
 * the network is shown: its author may withdraw it.
 */
export function UnlessPublishing({ storageKey, edits, children }: Props) {
  const entry = usePublication(storageKey);
  const onItsWay = entry?.refusal === null && !entry.stalled;
  const [started, setStarted] = useState(!onItsWay);
  // From now on this composer does the sending, so it is never blocked again.
  if (!started && !onItsWay) setStarted(true);
  if (started) return children;
  return <OnItsWay storageKey={storageKey} edits={edits} />;
}

function OnItsWay({ storageKey, edits }: Omit<Props, 'children'>) {
  // After a refusal, the composer takes this place and shows the reason.
  publishOutcomes.useListener((outcome) => outcome.storageKey === storageKey && outcome.published === null);
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
