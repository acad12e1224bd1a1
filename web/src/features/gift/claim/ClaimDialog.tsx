import { Burst } from '@/components/art/Burst';
import { Button, ButtonLink } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { toast } from '@/components/ui/toast';
import { copyText } from '@/lib/copy';
import { GoodIcon, grantText } from '@/features/goods';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import Copy from '~icons/lucide/copy';
import Crown from '~icons/lucide/crown';
import { PackArt } from '../pack/PackArt';
import { redeemText } from '../redeemText';
import styles from './ClaimDialog.module.css';
import type { ClaimDialogState, ClaimGift } from './useClaimGift';

/** The result of a claim. */
export function ClaimDialog({ claimGift: { stage, close } }: { claimGift: ClaimGift }) {
  switch (stage?.kind) {
    case 'code':
      return <Code stage={stage} onClose={close} />;
    case 'goods':
      return <Goods stage={stage} onClose={close} />;
    case 'vip':
      return <ForMembers onClose={close} />;
    case 'phone':
      return <NeedsPhone onClose={close} />;
    default:
      return null;
  }
}

type Of<Kind> = Extract<ClaimDialogState, { kind: Kind }>;

function Code({ stage: { gift, code, fresh }, onClose }: { stage: Of<'code'>; onClose: () => void }) {
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
      <p className={styles.hint}>{t`${redeemText(gift)}。兑换码一直收在“我的礼包”里。`}</p>
    </Dialog>
  );
}

function Goods({ stage: { gift, fresh }, onClose }: { stage: Of<'goods'>; onClose: () => void }) {
  return (
    <Dialog
      title={fresh ? t('领取成功') : t('已经领过啦')}
      onClose={onClose}
      actions={
        <ButtonLink size="large" to={paths.goods}>
          {t('去我的道具')}
        </ButtonLink>
      }
    >
      <div className={styles.head}>
        <span className={styles.art}>
          {fresh && <Burst />}
          <PackArt />
        </span>
        <strong>{gift.name}</strong>
      </div>
      <ul className={styles.goods} data-testid="gift-goods">
        {gift.grants.map((grant) => (
          <li key={`${grant.kind} ${grant.name ?? ''}`}>
            <GoodIcon {...grant} />
            {grantText(grant)}
          </li>
        ))}
      </ul>
      <p className={styles.hint}>{t('已经放进你的账号，现在就能用。')}</p>
    </Dialog>
  );
}

function NeedsPhone({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      title={t('先绑定手机')}
      onClose={onClose}
      actions={
        <>
          <Button look="plain" onClick={onClose}>
            {t('再看看')}
          </Button>
          <ButtonLink look="warm" to={paths.bindPhone}>
            {t('去绑定')}
          </ButtonLink>
        </>
      }
    >
      <p className={styles.member}>{t('绑定手机的账号才能领这个礼包。')}</p>
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
