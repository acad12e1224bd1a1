import { Dialog } from '@/components/ui/Dialog';
import { DOCUMENT_NAMES, type DocumentName } from './api';
import { DocumentText } from './DocumentText';

/** A document over the page. */
export default function DocumentSheet({ name, onClose }: { name: DocumentName; onClose: () => void }) {
  return (
    <Dialog kind="sheet" title={DOCUMENT_NAMES[name]} onClose={onClose}>
      <DocumentText name={name} />
    </Dialog>
  );
}
