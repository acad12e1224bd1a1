import { Button } from '@/components/ui/Button';
import type { IconComponent } from '@/components/ui/createIcon';
import { toast } from '@/components/ui/toast';
import { cx } from '@/lib/classes';
import { copyText } from '@/lib/copy';
import { canShare } from '@/lib/share';
import { t } from '@/lib/i18n';
import Copy from '~icons/lucide/copy';
import ImageDown from '~icons/lucide/image-down';
import Link2 from '~icons/lucide/link-2';
import QrIcon from '~icons/lucide/qr-code';
import { lazy, Suspense, useState } from 'react';
import type { Invite } from '../api';
import styles from './CodeCard.module.css';
import { QrSheet } from './QrSheet';
import { shareLink } from './share';

const PosterSheet = lazy(() => import('../poster/PosterSheet'));

/** The code, and all ways to share it. */
export function CodeCard({ invite }: { invite: Invite }) {
  const { code, link } = invite;
  const [open, setOpen] = useState<'qr' | 'poster' | null>(null);
  const close = () => setOpen(null);
  const copy = async (text: string) => {
    if (await copyText(text)) toast.success(t('复制成功'));
  };
  return (
    <section className={styles.card} aria-label={t('我的邀请码')}>
      <p className="note">{t('我的邀请码')}</p>
      <div className={styles.line}>
        <strong className={styles.code} data-testid="invite-code">
          {code}
        </strong>
        <button type="button" className={styles.copy} onClick={() => void copy(code)}>
          <Copy aria-hidden="true" />
          {t('复制')}
        </button>
      </div>
      <Button
        look="warm"
        size="large"
        block
        onClick={() => (canShare() ? void shareLink(invite) : setOpen('poster'))}
      >
        {t('邀请好友')}
      </Button>
      <div className={styles.ways}>
        <ShareButton icon={Link2} name={t('复制链接')} onClick={() => void copy(link)} />
        <ShareButton icon={QrIcon} name={t('二维码')} onClick={() => setOpen('qr')} />
        <ShareButton icon={ImageDown} name={t('分享海报')} onClick={() => setOpen('poster')} />
      </div>
      {open === 'qr' && <QrSheet link={link} onClose={close} />}
      {open === 'poster' && (
        <Suspense>
          <PosterSheet invite={invite} onClose={close} />
        </Suspense>
      )}
    </section>
  );
}

function ShareButton({
  icon: Icon,
  name,
  onClick,
}: {
  icon: IconComponent;
  name: string;
  onClick: () => void;
}) {
  return (
    <button type="button" className={styles.way} onClick={onClick}>
      <span className={cx('tap', styles.sign)}>
        <Icon aria-hidden="true" />
      </span>
      {name}
    </button>
  );
}
