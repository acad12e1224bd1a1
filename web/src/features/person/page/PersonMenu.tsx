import type { UserProfile } from '@/api/types';
import { Dialog } from '@/components/ui/Dialog';
import { SheetItem } from '@/components/ui/sheet';
import { toast } from '@/components/ui/toast';
import { appConfig } from '@/config';
import { useRequireSignIn } from '@/features/account';
import { copyText } from '@/lib/copy';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import Ban from '~icons/lucide/ban';
import Flag from '~icons/lucide/flag';
import Link2 from '~icons/lucide/link-2';
import { useState } from 'react';
import { BlockDialog } from '../BlockDialog';
import { ReportSheet } from '../ReportSheet';

interface Props {
  person: UserProfile;
  blocked: boolean;
  onClose: () => void;
}

/** Further actions: copy the link, block, report. */
export function PersonMenu({ person, blocked, onClose }: Props) {
  const [step, setStep] = useState<'menu' | 'block' | 'report'>('menu');
  const requireSignIn = useRequireSignIn();
  if (step === 'block') return <BlockDialog person={person} onClose={onClose} />;
  if (step === 'report') return <ReportSheet about={{ kind: 'user', id: person.uid }} onClose={onClose} />;
  const copy = async () => {
    onClose();
    const link = `${window.location.origin}${appConfig.prefix}${paths.person(person.uid)}`;
    if (await copyText(link)) toast.success(t('复制成功'));
  };
  return (
    <Dialog kind="sheet" title={person.name} onClose={onClose}>
      <SheetItem icon={Link2} name={t('复制主页链接')} onClick={() => void copy()} />
      <SheetItem icon={Flag} name={t('举报')} onClick={() => requireSignIn(() => setStep('report'))} />
      {!blocked && (
        <SheetItem icon={Ban} name={t('拉黑')} onClick={() => requireSignIn(() => setStep('block'))} />
      )}
    </Dialog>
  );
}
