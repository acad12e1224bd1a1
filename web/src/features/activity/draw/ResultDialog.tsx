import type { ActivityDraw } from '@/api/types';
import { Burst } from '@/components/art/Burst';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { t } from '@/lib/i18n';
import type { DrawResult } from '../api';
import { rewardText } from '../labels';
import { PrizeIcon } from './PrizeIcon';
import styles from './ResultDialog.module.css';

interface Props {
  result: DrawResult;
  draw: ActivityDraw;
  onClose: () => void;
  onAgain: () => void;
}

/** The result of a draw. */
export function ResultDialog({ result, draw, onClose, onAgain }: Props) {
  const won = result.prize !== null && result.prize !== undefined;
  const { price } = draw;
  const prize = draw.prizes.find(({ id }) => id === result.prize);
  return (
    <Dialog
      title={won ? t('恭喜抽中') : t('差一点点')}
      onClose={onClose}
      className={styles.dialog}
      actions={
        <>
          {price !== null && price !== undefined && (
            <Button look="plain" onClick={onAgain}>
              {price > 0 ? t`再抽 ${price}X钻` : draw.freeLeft > 0 ? t('再抽，免费') : t('再抽，用 1 张券')}
            </Button>
          )}
          <Button onClick={onClose}>{won ? t('开心收下') : t('下次一定')}</Button>
        </>
      }
    >
      <div className={styles.result}>
        <span className={styles.sign}>
          {won && <Burst />}
          <svg viewBox="-11 -11 22 22" aria-hidden="true">
            <PrizeIcon name={won ? (result.coins > 0 ? 'coin' : 'vip') : 'nothing'} />
          </svg>
        </span>
        <strong>{won ? (prize?.name ?? rewardText(result)) : t('这次没中')}</strong>
        <p>{won ? t`${rewardText(result)} 已经到账` : t('好运在路上，下一次就是你')}</p>
      </div>
    </Dialog>
  );
}
