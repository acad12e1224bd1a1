import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import { lazy, Suspense, useState, type MouseEvent } from 'react';
import { Link } from 'react-router';
import { DOCUMENT_NAMES, type DocumentName } from './api';

const DocumentSheet = lazy(() => import('./DocumentSheet'));

/** A link to a document. A plain click opens it over the form, which keeps its typed texts. */
export function DocumentLink({ name }: { name: DocumentName }) {
  const [open, setOpen] = useState(false);
  const show = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <Link to={paths[name]} onClick={show}>
        {t`《${DOCUMENT_NAMES[name]}》`}
      </Link>
      {open && (
        <Suspense>
          <DocumentSheet name={name} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
