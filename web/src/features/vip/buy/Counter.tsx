import type { VipPlan } from '@/api/types';
import { Button } from '@/components/ui/Button';
import { CoinIcon } from '@/components/ui/Coin';
import { Dialog } from '@/components/ui/Dialog';
import { isMember, readVipConfig, useAccount, useStatus } from '@/features/account';
import { PoorDialog, shopQuery } from '@/features/coin';
import { OpenOrders, PayWays, type PayWay } from '@/features/order';
import { exactNumber } from '@/lib/format';
import { dateText } from '@/lib/time';
import { paths } from '@/paths';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BY_COIN } from '../api';
import { newEnd, priceText } from '../terms';
import { Benefits } from './Benefits';
import { suggested } from './choice';
import styles from './Counter.module.css';
import { Plans } from './Plans';
import { usePurchase } from './usePurchase';

interface Props {
  title: string;
  plans: readonly VipPlan[];
  onDone: () => void;
  onClose: () => void;
}

/** Where the membership is bought: which plan, and paid how. */
export function Counter({ title, plans, onDone, onClose }: Props) {
  const uid = useAccount((account) => account.uid);
  const status = useStatus();
  const [chosen, setChosen] = useState(() => suggested(plans).type);
  const plan = plans.find(({ type }) => type === chosen) ?? suggested(plans);
  const ways = usePayWays(uid, status?.coinNum);
  const [wish, setWish] = useState(BY_COIN);
  const payWith = ways.find(({ value }) => value === wish)?.value ?? BY_COIN;
  // For which game it was opened; read once, as leaving the profile forgets it.
  const [{ source }] = useState(readVipConfig);
  const purchase = usePurchase({ source, onDone });

  const member = isMember(status);
  const changed = purchase.newPriceOf === plan.type;
  if (purchase.poor) return <PoorDialog onClose={purchase.notPoor} from={paths.buyVip} />;
  return (
    <Dialog
      kind="sheet"
      title={title}
      onClose={onClose}
      actions={
        <div className={styles.foot}>
          {changed && (
            <p className={styles.alert} role="alert">
              价格刚刚变了，还没有扣款，请确认新的价格
            </p>
          )}
          <Button
            size="large"
            look="warm"
            block
            busy={purchase.busy}
            onClick={() => purchase.buy(plan, payWith)}
          >
            {priceText(plan, payWith)} {member ? '续费' : '立即开通'}
          </Button>
          <p className={styles.end}>
            {member ? '续费后' : '开通后'}有效期至 <EndDate plan={plan} expTime={status?.expTime} />
          </p>
        </div>
      }
    >
      {member && status?.expTime && (
        <p className={styles.now}>
          你是VIP{status.levelType}会员，有效期至 {dateText(status.expTime)}
        </p>
      )}
      <OpenOrders kind="vip" to={source ? paths.buyGame(source) : undefined} />
      <Plans plans={plans} value={plan.type} payWith={payWith} onValue={setChosen} />
      <Benefits plan={plan} />
      <h3 className={styles.heading}>支付方式</h3>
      <div className={styles.ways}>
        <PayWays ways={ways} value={payWith} onValue={setWish} />
      </div>
    </Dialog>
  );
}

/** Coins first, then whatever money can be paid with. */
function usePayWays(uid: number, balance: number | undefined): PayWay[] {
  const shop = useQuery(shopQuery(uid));
  const coins: PayWay = {
    value: BY_COIN,
    name: 'X钻',
    note: balance === undefined ? undefined : `余额 ${exactNumber(balance)}X钻`,
    icon: <CoinIcon />,
  };
  return [coins, ...(shop.data?.channels.map(({ channel: value, name }) => ({ value, name })) ?? [])];
}

function EndDate({ plan, expTime }: { plan: VipPlan; expTime: string | null | undefined }) {
  const [now] = useState(Date.now);
  return dateText(newEnd(plan, expTime, now));
}
