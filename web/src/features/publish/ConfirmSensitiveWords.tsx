import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import type { WordMatch } from '@/features/sensitiveWords';
import { t } from '@/lib/i18n';

interface Props {
  hits: readonly WordMatch[];
  onBack: () => void;
  onSend: () => void;
}

/**
 * Warns that the text has sensitive words from the local list. The player may still send it, because the server
 * decides.
 */
export function ConfirmSensitiveWords({ hits, onBack, onSend }: Props) {
  const words = [...new Set(hits.map(({ word }) => word))].join(t('、'));
  return (
    <Dialog
      title={t('有些词可能发不出去')}
      onClose={onBack}
      actions={
        <>
          <Button look="soft" onClick={onSend}>
            {t('仍要发布')}
          </Button>
          <Button onClick={onBack}>{t('改一改')}</Button>
        </>
      }
    >
      {t`里面有“${words}”，换个说法更稳妥。`}
    </Dialog>
  );
}
