import { Burst } from '@/components/art/Burst';
import { Button, ButtonLink } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { toast } from '@/components/ui/toast';
import { copyText } from '@/lib/copy';
import { paths } from '@/paths';
import { Copy, Crown } from 'lucide-react';
import { PackArt } from '../pack/PackArt';
import styles from './DeskDialog.module.css';
import type { Desk, DeskStage } from './useDesk';

/** What came of taking a pack. */
export function DeskDialog({ desk: { stage, close } }: { desk: Desk }) {
  if (!stage) return null;
  return stage.kind === 'code' ? <Code stage={stage} onClose={close} /> : <ForMembers onClose={close} />;
}

function Code({
  stage: { gift, code, fresh },
  onClose,
}: {
  stage: Extract<DeskStage, { kind: 'code' }>;
  onClose: () => void;
}) {
  const copy = async () => {
    if (await copyText(code)) toast.success('复制成功');
  };
  return (
    <Dialog
      title={fresh ? '领取成功' : '我的兑换码'}
      onClose={onClose}
      actions={
        <Button
          size="large"
          icon={<Copy className={styles.icon} aria-hidden="true" />}
          onClick={() => void copy()}
        >
          复制兑换码
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
        {gift.game ? `在《${gift.game.name}》的“设置 - 兑换码”里粘贴使用。` : '在要用的地方粘贴使用。'}
        兑换码一直收在“我的礼包”里。
      </p>
    </Dialog>
  );
}

function ForMembers({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      title="会员专属礼包"
      onClose={onClose}
      actions={
        <>
          <Button look="plain" onClick={onClose}>
            再看看
          </Button>
          <ButtonLink look="warm" to={paths.buyVip}>
            去开通会员
          </ButtonLink>
        </>
      }
    >
      <p className={styles.member}>
        <Crown aria-hidden="true" />
        开通晴空会员就能领，付费游戏也都免费下载。
      </p>
    </Dialog>
  );
}
