import type { CoinPackage } from '@/api/types';
import { useAccount, useStatus } from '@/features/account';
import { shopQuery, type RechargeArrival, type Shop } from '@/features/coin';
import { cx } from '@/lib/classes';
import { exactNumber } from '@/lib/format';
import { rich } from '@/lib/rich';
import { serverNow } from '@/lib/serverClock';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { orderCoins } from '../api';
import { preferredChannel, rememberChannel } from '../pay/channel';
import { OpenOrders } from '../pay/OpenOrders';
import { PaymentMethods } from '../pay/PaymentMethods';
import { usePay } from '../pay/usePay';
import { findOpenOrder } from '../stage';
import { useOrders } from '../useOrder';
import { RechargeBalance } from './RechargeBalance';
import styles from './RechargeCounter.module.css';
import { Packages } from './Packages';
import { PayBar } from './PayBar';
import { missingCoins, suggestedPackage } from './suggestedPackage';
import { useNewCoins } from './useNewCoins';

const OrderSheet = lazy(() => import('../sheet/OrderSheet'));

/** The form that sells coins. */
export function RechargeCounter({ shop, onStale }: { shop: Shop; onStale: () => void }) {
  const { packages, channels } = shop;
  const { orders } = useOrders();
  const { from, price } = (useLocation().state as RechargeArrival | null) ?? {};
  const missing = missingCoins(price, useStatus()?.coinNum);
  const [chosen, setChosen] = useState(() => suggestedPackage(packages, missing).id);
  const [chosenChannel, setChosenChannel] = useState(() => preferredChannel(channels));
  // The chosen package or channel may be gone after a refetch.
  const item = packages.find(({ id }) => id === chosen) ?? suggestedPackage(packages, missing);
  const channel =
    channels.find((one) => one.channel === chosenChannel)?.channel ?? preferredChannel(channels);
  const [risen, setRisen] = useNewPrice(item);
  const pay = usePay({ onPriceChanged: setRisen, onGone: onStale });
  const arrivals = useNewCoins(orders);

  const buy = () => {
    if (!channel) return;
    rememberChannel(channel);
    const { name, amount, currency, coins, bonus } = item;
    const terms = {
      kind: 'coin',
      item: name,
      amount,
      currency,
      coins: coins + bonus,
      days: 0,
      channel,
    } as const;
    const open = findOpenOrder(orders, terms, serverNow());
    const make = () => orderCoins({ packageId: item.id, channel, price: item.amount });
    pay.mutate({ order: open ?? { channel, make }, to: from });
  };
  return (
    <>
      <div className={cx('stack', styles.page)}>
        <RechargeBalance />
        <OpenOrders to={from} />
        <div className={styles.head}>
          <h2 className={styles.heading}>{t('选择数量')}</h2>
          {missing > 0 && <p className={styles.missing}>{t`还差 ${exactNumber(missing)}X钻`}</p>}
        </div>
        <Packages packages={packages} value={item.id} onValue={setChosen} />
        <h2 className={styles.heading}>{t('支付方式')}</h2>
        <PaymentMethods
          methods={channels.map(({ channel: value, name }) => ({ value, name }))}
          value={channel}
          onValue={setChosenChannel}
        />
        <p className={styles.note}>
          {rich`付好后自动到账。没看到就去${<Link to={paths.orders}>{t('我的订单')}</Link>}，或者${<Link to={paths.faq}>{t('问客服')}</Link>}。`}
        </p>
      </div>
      <PayBar
        item={item}
        alert={risen ? t('价格刚刚变了，请确认新的价格') : undefined}
        ready={channel !== undefined}
        busy={pay.isPending}
        onPay={buy}
      />
      {arrivals.id && (
        <Suspense>
          <OrderSheet id={arrivals.id} celebrates onClose={arrivals.dismiss} />
        </Suspense>
      )}
    </>
  );
}

/** Shows the price that came with a refusal. The player must confirm it. */
function useNewPrice({ id }: CoinPackage): [boolean, (price: number) => void] {
  const uid = useAccount((account) => account.uid);
  const client = useQueryClient();
  const [changed, setChanged] = useState(0);
  const take = (amount: number) => {
    setChanged(id);
    client.setQueryData(
      shopQuery(uid).queryKey,
      (shop) =>
        shop && { ...shop, packages: shop.packages.map((one) => (one.id === id ? { ...one, amount } : one)) },
    );
  };
  return [changed === id, take];
}
