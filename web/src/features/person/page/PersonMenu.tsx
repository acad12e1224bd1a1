import type { UserPage } from '@/api/types';
import { Dialog } from '@/components/ui/Dialog';
import { copyText } from '@/lib/copy';
import { paths } from '@/paths';
import { Ban, Flag, Link2, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { toast } from '@/components/ui/toast';
import { appConfig } from '@/config';
import { BlockDialog } from '../BlockDialog';
import { ReportSheet } from '../ReportSheet';
import { useSignedIn } from '../useSignedIn';
import styles from './PersonMenu.module.css';

interface Props {
  person: UserPage;
  blocked: boolean;
  onClose: () => void;
}

/** What else can be done about somebody. */
export function PersonMenu({ person, blocked, onClose }: Props) {
  const [step, setStep] = useState<'menu' | 'block' | 'report'>('menu');
  const signedIn = useSignedIn();
  if (step === 'block') return <BlockDialog person={person} onClose={onClose} />;
  if (step === 'report') return <ReportSheet about={{ kind: 'user', id: person.uid }} onClose={onClose} />;
  const copy = async () => {
    onClose();
    const link = `${window.location.origin}${appConfig.prefix}${paths.person(person.uid)}`;
    if (await copyText(link)) toast.success('复制成功');
  };
  return (
    <Dialog kind="sheet" title={person.name} onClose={onClose}>
      <Item icon={Link2} name="复制主页链接" onClick={() => void copy()} />
      <Item icon={Flag} name="举报" onClick={() => signedIn(() => setStep('report'))} />
      {!blocked && <Item icon={Ban} name="拉黑" onClick={() => signedIn(() => setStep('block'))} />}
    </Dialog>
  );
}

function Item({ icon: Icon, name, onClick }: { icon: LucideIcon; name: string; onClick: () => void }) {
  return (
    <button type="button" className={styles.item} onClick={onClick}>
      <Icon aria-hidden="true" />
      {name}
    </button>
  );
}
