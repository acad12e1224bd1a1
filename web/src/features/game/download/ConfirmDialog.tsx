import type { Game } from '@/api/types';
import { Button } from '@/components/ui/Button';
import { CoinIcon } from '@/components/ui/Coin';
import { Dialog } from '@/components/ui/Dialog';
import { Picture } from '@/components/ui/Picture';
import { isMember, storeVipConfig, useLoggedIn, useStatus } from '@/features/account';
import { exactNumber, fileSize } from '@/lib/format';
import { dateText } from '@/lib/time';
import { trackPurchase } from '@/lib/tracking';
import { paths } from '@/paths';
import { ChevronRight, Crown } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router';
import { amountOf } from '../price';
import { usePrice } from '../usePrice';
import styles from './ConfirmDialog.module.css';
import { closeStage, openStage } from './downloadStore';
import { useDownload } from './useDownload';

/** What a download will cost, before it does. Only its buttons close it. */
export function ConfirmDialog({ game }: { game: Game }) {
  const loggedIn = useLoggedIn();
  const status = useStatus();
  const price = amountOf(usePrice(game));
  const download = useDownload();
  const navigate = useNavigate();
  const { pathname } = useLocation();

  const confirm = () => {
    if (!loggedIn) {
      closeStage();
      void navigate(paths.login, { state: { from: pathname } });
    } else if (status?.coinNum !== undefined && price > status.coinNum) openStage('poor', game);
    else {
      trackPurchase(price);
      download.mutate({ game, price });
    }
  };
  return (
    <Dialog
      title="确认下载"
      onClose={closeStage}
      dismissible={false}
      actions={
        <>
          <Button look="plain" onClick={closeStage} disabled={download.isPending}>
            取消
          </Button>
          <Button busy={download.isPending} onClick={confirm}>
            确认下载
          </Button>
        </>
      }
    >
      <div className={styles.game}>
        <Picture picture={game.icon} alt="" ratio={1} shape="icon" eager className={styles.icon} />
        <div className={styles.words}>
          <strong>{game.name}</strong>
          <span>{fileSize(game.size)}</span>
        </div>
      </div>
      <PriceLines game={game} price={price} balance={status?.coinNum} />
      {isMember(status) ? <MemberNote until={status?.expTime ?? null} /> : <VipOffer game={game} />}
    </Dialog>
  );
}

function PriceLines({ game, price, balance }: { game: Game; price: number; balance: number | undefined }) {
  return (
    <dl className={styles.lines}>
      <div className={styles.line}>
        <dt>{game.owned ? '已拥有' : '价格'}</dt>
        <dd className={styles.price}>
          {price < game.buyAmount && <del>{exactNumber(game.buyAmount)}X钻</del>}
          {price > 0 ? (
            <>
              <CoinIcon className={styles.coin} />
              {exactNumber(price)}X钻
            </>
          ) : (
            '免费'
          )}
        </dd>
      </div>
      <div className={styles.line}>
        <dt>我的余额</dt>
        <dd>{balance === undefined ? '—' : `${exactNumber(balance)}X钻`}</dd>
      </div>
    </dl>
  );
}

function MemberNote({ until }: { until: string | null }) {
  return (
    <p className={styles.vip}>
      <Crown aria-hidden="true" />
      <span>
        <strong>VIP会员免费下载</strong>
        <small>{until ? `会员有效期至 ${dateText(until)}` : '会员长期有效'}</small>
      </span>
    </p>
  );
}

function VipOffer({ game }: { game: Game }) {
  const navigate = useNavigate();
  const activate = () => {
    storeVipConfig({ type: 1, source: game.id });
    closeStage();
    void navigate(paths.buyVip);
  };
  return (
    <button type="button" className={styles.vip} onClick={activate}>
      <Crown aria-hidden="true" />
      <span>
        <strong>开通VIP会员</strong>
        <small>付费游戏免费下载</small>
      </span>
      <em>
        立即开通
        <ChevronRight aria-hidden="true" />
      </em>
    </button>
  );
}
