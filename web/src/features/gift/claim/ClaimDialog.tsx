import { Burst } from '@/components/art/Burst';
import { Button, ButtonLink } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { toast } from '@/components/ui/toast';
import { copyText } from '@/lib/copy';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import Copy from '~icons/lucide/copy';
import Crown from '~icons/lucide/crown';
import { PackArt } from '../pack/PackArt';
import styles from './ClaimDialog.module.css';
import type { ClaimDialogState, ClaimGift } from './useClaimGift';

/** The result of a claim. */
export function ClaimDialog({ claimGift: { stage, close } }: { claimGift: ClaimGift }) {
  if (!stage) return null;
  return stage.kind === 'code' ? <Code stage={stage} onClose={close} /> : <ForMembers onClose={close} />;
}

function Code({
  stage: { gift, code, fresh },
  onClose,
}: {
  stage: Extract<ClaimDialogState, { kind: 'code' }>;
  onClose: () => void;
}) {
  const copy = async () => {
    if (await copyText(code)) toast.success(t('复制成功'));
  };
  return (
    <Dialog
      title={fresh ? t('领取成功') : t('我的兑换码')}
      onClose={onClose}
      actions={
        <Button
          size="large"
          icon={<Copy className={styles.icon} aria-hidden="true" />}
          onClick={() => void copy()}
        >
          {t('复制兑换码')}
        </Button>
      }
    >
      <div className={styles.head}>
        <span className={styles.art}>
          {fresh && <Burst />}
          <PackArt />
        </span>
        <strong>{gift.name}</strong>
        <p className={styles.content}>{gift.content}</p>
      </div>
      <p className={styles.code} data-testid="gift-code">
        {code}
      </p>
      <p className={styles.hint}>
        {t`${gift.game ? t`在《${gift.game.name}》的“设置 - 兑换码”里粘贴使用。` : t('在要用的地方粘贴使用。')}兑换码一直收在“我的礼包”里。`}
      </p>
    </Dialog>
  );
}

function ForMembers({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      title={t('会员专属礼包')}
      onClose={onClose}
      actions={
        <>
          <Button look="plain" onClick={onClose}>
            {t('再看看')}
          </Button>
          <ButtonLink look="warm" to={paths.buyVip}>
            {t('去开通会员')}
          </ButtonLink>
        </>
      }
    >
      <p className={styles.member}>
        <Crown aria-hidden="true" />
        {t('开通晴空会员就能领，付费游戏也都免费下载。')}
      </p>
    </Dialog>
  );
}
