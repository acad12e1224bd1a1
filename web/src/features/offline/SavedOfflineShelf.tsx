import { Button } from '@/components/ui/Button';
import { ConfirmDialog } from '@/components/ui/ConfirmDialog';
import { useAccount } from '@/features/account';
import { fileSize } from '@/lib/format';
import { t } from '@/lib/i18n';
import { Settings2 } from 'lucide-react';
import { useId, useState } from 'react';
import { bytesOf, isFor, type SavedChapter } from './savedOffline/record';
import { removeSaved } from './savedOffline/store';
import { SavedBookRow } from './shelf/SavedBookRow';
import { StorageLimitSheet } from './shelf/StorageLimitSheet';
import { useStorageLimit } from './savedOffline/storageLimit';
import { useSavedRecords } from './useSavedOffline';
import styles from './SavedOfflineShelf.module.css';

/** The chapters saved on this device, their size, and buttons to change the limit or delete all. */
export function SavedOfflineShelf() {
  const records = useSavedRecords();
  const uid = useAccount((account) => account.uid);
  const titleId = useId();
  const [open, setOpen] = useState<'limit' | 'clear' | null>(null);
  const limit = useStorageLimit(({ bytes }) => bytes);
  const own = (records ?? []).filter((record) => isFor(record, uid));
  const used = bytesOf(own);
  const close = () => setOpen(null);
  return (
    <section className={styles.shelf} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h2 id={titleId}>{t('离线内容')}</h2>
        <button type="button" className={styles.limit} onClick={() => setOpen('limit')}>
          <span>
            {fileSize(used)} / {fileSize(limit)}
          </span>
          <Settings2 aria-hidden="true" />
          <span className="visually-hidden">{t('，调整离线空间')}</span>
        </button>
      </header>
      <meter className={styles.meter} min={0} max={limit} value={used} aria-label={t('离线空间')} />
      {records && own.length === 0 && (
        <p className={styles.empty}>{t('在目录或阅读页点一下“离线”，没有网络也能接着看')}</p>
      )}
      <ul className={styles.books}>
        {byBook(own).map((chapters) => (
          <SavedBookRow key={chapters[0]!.bookId} chapters={chapters} />
        ))}
      </ul>
      {own.length > 0 && (
        <Button look="plain" size="small" block onClick={() => setOpen('clear')}>
          {t('清空离线内容')}
        </Button>
      )}
      {open === 'limit' && (
        <StorageLimitSheet
          limit={limit}
          used={used}
          onChoose={(bytes) => useStorageLimit.setState({ bytes })}
          onClose={close}
        />
      )}
      {open === 'clear' && (
        <ConfirmDialog
          title={t('清空离线内容？')}
          action={t('清空')}
          onClose={close}
          onConfirm={() => {
            close();
            void removeSaved(own);
          }}
        >
          {t`存下的 ${own.length} 份都会从这台设备上删掉，腾出 ${fileSize(used)}。阅读进度不受影响。`}
        </ConfirmDialog>
      )}
    </section>
  );
}

/** The most recently saved book first; chapters by index. */
function byBook(records: readonly SavedChapter[]): SavedChapter[][] {
  const books = new Map<number, SavedChapter[]>();
  for (const record of [...records].sort((a, b) => b.keptAt - a.keptAt))
    books.set(record.bookId, [...(books.get(record.bookId) ?? []), record]);
  return [...books.values()].map((chapters) => chapters.sort((a, b) => a.chapter.index - b.chapter.index));
}
