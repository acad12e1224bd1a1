import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { Skeleton } from '@/components/ui/Skeleton';
import { isMember, readVipSource, useStatus } from '@/features/account';
import { InsufficientBalanceDialog } from '@/features/coin';
import { OpenOrders, PaymentMethods } from '@/features/order';
import { dateText } from '@/lib/time';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { BY_COIN, plansQuery } from '../api';
import { TITLE } from '../title';
import { Benefits } from './Benefits';
import { usePlanChoice } from './choice';
import { PurchaseDone } from './PurchaseDone';
import { PurchaseFooter } from './PurchaseFooter';
import { PlansMissing } from './PlansMissing';
import { Plans } from './Plans';
import styles from './PlayerSheet.module.css';
import { usePaymentMethods } from './usePaymentMethods';
import { usePurchase } from './usePurchase';

/** Sells the membership to a signed-in player: plan and payment method. */
export function PlayerSheet({ to, onClose }: { to?: string; onClose: () => void }) {
  const query = useQuery(plansQuery);
  const { plan, choose } = usePlanChoice(query.data);
  const { methods, pending, failed, retry } = usePaymentMethods();
  const [chosenMethod, setChosenMethod] = useState(BY_COIN);
  const payWith = methods.find(({ value }) => value === chosenMethod)?.value ?? BY_COIN;
  const source = useVipSource(to);
  const returnTo = source ? paths.buyGame(source) : to;
  const status = useStatus();
  const member = isMember(status);
  const [renews, setRenews] = useState(false);
  const [done, setDone] = useState(false);
  const purchase = usePurchase({ source, returnTo, onDone: () => setDone(true) });
  // Wait for the open orders: a card that appears later would shift the plans under a finger.
  const plans = plan && !purchase.pending ? query.data : undefined;

  const foot = plan && plans && (
    <PurchaseFooter
      plan={plan}
      payWith={payWith}
      expTime={member ? status?.expTime : null}
      changed={purchase.newPriceOf === plan.type}
      busy={purchase.busy}
      onBuy={() => {
        setRenews(member);
        purchase.buy(plan, payWith);
      }}
    />
  );
  const thanks = (
    <Button size="large" look="warm" onClick={onClose}>
      {t('知道啦')}
    </Button>
  );
  return (
    <>
      <Dialog kind="sheet" title={TITLE} onClose={onClose} actions={done ? thanks : foot}>
        {done && <PurchaseDone title={renews ? t('会员已续费') : t('会员已开通')} />}
        {!done && !(plan && plans) && <PlansMissing query={{ ...query, data: plans }} />}
        {!done && plan && plans && (
          <>
            {member && status?.expTime && (
              <p className={styles.now}>
                {t`你是VIP${status.levelType}会员，有效期至 ${dateText(status.expTime)}`}
              </p>
            )}
            <OpenOrders to={returnTo} />
            <Plans plans={plans} value={plan.type} payWith={payWith} onValue={choose} />
            <Benefits plan={plan} />
            <h3 className={styles.heading}>{t('支付方式')}</h3>
            <div className={styles.methods}>
              <PaymentMethods methods={methods} value={payWith} onValue={setChosenMethod} />
              {pending && <Skeleton height="3.25rem" radius="var(--radius)" />}
              {failed && (
                <button type="button" className={styles.retry} onClick={retry}>
                  {t('其他支付方式没有加载出来，点这里再试')}
                </button>
              )}
            </div>
          </>
        )}
      </Dialog>
      {purchase.insufficient && (
        <InsufficientBalanceDialog
          onClose={purchase.dismissInsufficient}
          from={to ?? paths.buyVipFor(source)}
          price={plan?.coinPrice}
        />
      )}
    </>
  );
}

/**
 * The game that the membership is bought for; 0 if the player comes from elsewhere. Read only once, because leaving
 * the profile clears it.
 */
function useVipSource(to: string | undefined): number {
  const [query] = useSearchParams();
  const [source] = useState(() => (to ? 0 : readVipSource().source || Number(query.get('source')) || 0));
  return source;
}
