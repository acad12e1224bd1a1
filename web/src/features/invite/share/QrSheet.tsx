import { Dialog } from '@/components/ui/Dialog';
import { QrCode } from '@/components/ui/QrCode';
import { t } from '@/lib/i18n';
import styles from './QrSheet.module.css';

/** The link as a QR code, for a person nearby to scan. */
export function QrSheet({ link, onClose }: { link: string; onClose: () => void }) {
  return (
    <Dialog title={t('面对面邀请')} onClose={onClose}>
      <div className={styles.code}>
        <QrCode text={link} label={t('邀请链接的二维码')} />
      </div>
      <p className={styles.hint}>
        {t('让好友用手机扫一扫，')}
        <br />
        {t('注册时会自动带上你的邀请码')}
      </p>
    </Dialog>
  );
}
