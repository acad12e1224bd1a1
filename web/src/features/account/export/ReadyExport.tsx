import type { ExportLink } from '@/api/types';
import { t } from '@/lib/i18n';
import { serverNow } from '@/lib/serverClock';
import Download from '~icons/lucide/download';
import { useEffect, useState } from 'react';
import { fileNameOf } from './api';
import styles from './Export.module.css';

interface Props {
  link: ExportLink;
  onAgain: () => void;
}

/** The address of an export, until it expires. */
export function ReadyExport({ link: { url, expireTime }, onAgain }: Props) {
  const expires = Date.parse(expireTime);
  const [minutes] = useState(() => Math.max(1, Math.round((expires - serverNow()) / 60_000)));
  const [expired, setExpired] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setExpired(true), Math.max(0, expires - serverNow()));
    return () => clearTimeout(timer);
  }, [expires]);
  return (
    <section className={styles.ready} aria-live="polite">
      <h2 className={styles.title}>{expired ? t('下载链接已过期') : t('已准备好')}</h2>
      {!expired && (
        <>
          <p>{t('下载会自动开始。如果没有反应，请点下面的按钮。')}</p>
          <a className={styles.download} href={url} download={fileNameOf(url)} rel="noopener">
            <Download aria-hidden="true" />
            {t('下载')}
          </a>
          <p className={styles.note}>{t`${minutes} 分钟内有效，只能下载一次`}</p>
        </>
      )}
      <button type="button" className={styles.again} onClick={onAgain}>
        {t('重新申请')}
      </button>
    </section>
  );
}
