import { QrCode } from '@/components/ui/QrCode';
import { appConfig } from '@/config';
import { codesQuery } from '@/features/device';
import { isHandheld } from '@/lib/platform';
import { t } from '@/lib/i18n';
import styles from './ScanCard.module.css';

interface Props {
  /** The path that the phone opens. */
  to: string;
  title?: string;
  hint?: string;
}

/** On a computer: a QR code for the phone. Its address carries the channel and the invitation. */
export function ScanCard({
  to,
  title = t('手机扫码下载'),
  hint = t('用手机相机或浏览器扫一扫，在手机上打开这一页，直接装进手机'),
}: Props) {
  if (isHandheld(navigator)) return null;
  return (
    <section className={styles.card}>
      <div className={styles.code}>
        <QrCode
          text={window.location.origin + appConfig.prefix + to + codesQuery()}
          label={t('网址的二维码')}
        />
      </div>
      <div>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.hint}>{hint}</p>
      </div>
    </section>
  );
}
