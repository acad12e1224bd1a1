import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { Skeleton } from '@/components/ui/Skeleton';
import { ErrorState } from '@/components/ui/States';
import { useAccount, useStatus } from '@/features/account';
import { share } from '@/lib/share';
import { t } from '@/lib/i18n';
import Download from '~icons/lucide/download';
import Share2 from '~icons/lucide/share-2';
import { useEffect, useState } from 'react';
import type { Invite } from '../api';
import { shareText } from '../share/share';
import { drawPoster } from './drawPoster';
import styles from './PosterSheet.module.css';

interface Props {
  invite: Invite;
  onClose: () => void;
}

/** A poster with the code, drawn in the browser, to save or share. */
export default function PosterSheet({ invite, onClose }: Props) {
  const { picture, url, failed, again } = usePoster(invite);
  const sends =
    picture !== null && typeof navigator.canShare === 'function' && navigator.canShare({ files: [picture] });
  return (
    <Dialog
      kind="sheet"
      title={t('分享海报')}
      onClose={onClose}
      actions={
        url &&
        picture && (
          <>
            <a className={styles.save} href={url} download={picture.name}>
              <Download aria-hidden="true" />
              {t('保存图片')}
            </a>
            {sends && (
              <Button
                look="warm"
                size="large"
                icon={<Share2 className={styles.icon} aria-hidden="true" />}
                onClick={() => void share({ files: [picture], text: shareText(invite) })}
              >
                {t('分享')}
              </Button>
            )}
          </>
        )
      }
    >
      <div className={styles.frame}>
        {url && <img className={styles.poster} src={url} alt={t`邀请海报，邀请码 ${invite.code}`} />}
        {!url && !failed && <Skeleton height="100%" radius="var(--radius)" />}
        {failed && <ErrorState text={t('海报没能画好')} onRetry={again} />}
      </div>
      {url && <p className={styles.hint}>{t('长按图片也能保存或发送')}</p>}
    </Dialog>
  );
}

/** Draws the poster and creates its object URL; revokes the URL when the poster is replaced. */
function usePoster(invite: Invite) {
  const name = useAccount((account) => account.name);
  const status = useStatus();
  const avatar = useAccount((account) => account.avatar);
  // Uses the values from the opening of the sheet: later changes do not affect the poster, and its URL stays
  // valid.
  const [shown] = useState({ name: status?.name ?? name, avatar: status?.avatar ?? avatar ?? null, invite });
  const [tries, setTries] = useState(0);
  const [drawn, setDrawn] = useState<{ picture: File; url: string } | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    let address: string | null = null;
    drawPoster(shown)
      .then((blob) => {
        if (!isCurrent) return;
        const picture = new File([blob], `invite-${shown.invite.code}.png`, { type: blob.type });
        address = URL.createObjectURL(picture);
        setDrawn({ picture, url: address });
      })
      .catch((error: unknown) => {
        console.warn('the poster could not be drawn', error);
        if (isCurrent) setFailed(true);
      });
    return () => {
      isCurrent = false;
      if (address) URL.revokeObjectURL(address);
    };
  }, [shown, tries]);
  const again = () => {
    setFailed(false);
    setTries(tries + 1);
  };
  return { picture: drawn?.picture ?? null, url: drawn?.url ?? null, failed, again };
}
