import { TopBar } from '@/components/ui/TopBar';
import { cx } from '@/lib/classes';
import { useBack } from '@/lib/useBack';
import { t } from '@/lib/i18n';
import { useParams } from 'react-router';
import { AppDownload } from './downloadPage/AppDownload';
import styles from './DownloadPage.module.css';
import { GameDownload } from './downloadPage/GameDownload';

/** The files of a game for each system; without an id, the portal's app. */
export default function DownloadPage() {
  const { id } = useParams();
  const back = useBack();
  return (
    <>
      <TopBar title={t('下载')} onBack={back} />
      <main className={cx('stack', styles.page)}>
        {id === undefined ? <AppDownload /> : <GameDownload id={id} />}
      </main>
    </>
  );
}
