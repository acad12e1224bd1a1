import type { ActivityDetail, ActivityDraw } from '@/api/types';
import { Button } from '@/components/ui/Button';
import { CoinIcon } from '@/components/ui/Coin';
import { Dialog } from '@/components/ui/Dialog';
import { useStatusPart } from '@/features/account';
import { InsufficientBalanceDialog } from '@/features/coin';
import { exactNumber } from '@/lib/format';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import styles from './DrawDialogs.module.css';
import { ResultDialog } from './ResultDialog';
import type { DrawPhase, useDraw } from './useDraw';

interface Props {
  activity: ActivityDetail;
  draw: ActivityDraw;
  drawing: ReturnType<typeof useDraw>;
}

/** The dialogs before a draw (confirmation) and after it (result). */
export function DrawDialogs({ activity, draw, drawing: { stage, close, confirm, press } }: Props) {
  switch (stage?.kind) {
    case 'insufficientBalance':
      return (
        <InsufficientBalanceDialog
          onClose={close}
          from={paths.activityOf(activity.id)}
          price={draw.price ?? undefined}
        />
      );
    case 'result':
      return <ResultDialog result={stage.result} draw={draw} onClose={close} onAgain={press} />;
    case 'confirm':
    case 'unanswered':
      return <Question stage={stage} onClose={close} onConfirm={confirm} />;
    default:
      return null;
  }
}

interface QuestionProps {
  stage: Extract<DrawPhase, { price: number }>;
  onClose: () => void;
  onConfirm: () => void;
}

function Question({ stage, onClose, onConfirm }: QuestionProps) {
  const coinNum = useStatusPart(({ coinNum }) => coinNum);
  const { price, spin } = stage;
  const lost = stage.kind === 'unanswered';
  const changed = stage.kind === 'confirm' && stage.changed;
  return (
    <Dialog
      title={lost ? t('没等到结果') : changed ? t('价格有变化') : t('再抽一次')}
      onClose={onClose}
      actions={
        <>
          <Button look="plain" onClick={onClose}>
            {lost ? t('先不了') : t('再想想')}
          </Button>
          <Button onClick={onConfirm}>
            {lost ? t('再试一次') : price > 0 ? t`花 ${price}X钻` : spin ? t('用 1 张抽奖券') : t('免费抽')}
          </Button>
        </>
      }
    >
      {lost ? (
        <p>{t('网络开小差了。再试一次会接着刚才那一抽，不会重复扣X钻。')}</p>
      ) : (
        <>
          {changed && <p className={styles.changed}>{t('刚刚的价格已经变了，还没有扣过X钻')}</p>}
          <dl className={styles.facts}>
            <div>
              <dt>{t('本次抽奖')}</dt>
              <dd>
                <CoinIcon />
                {price > 0 ? t`${price}X钻` : spin ? t('1 张抽奖券') : t('免费')}
              </dd>
            </div>
            <div>
              <dt>{t('当前余额')}</dt>
              <dd>{coinNum === undefined ? '…' : t`${exactNumber(coinNum)}X钻`}</dd>
            </div>
          </dl>
        </>
      )}
    </Dialog>
  );
}
