import type { Order } from '@/api/types';
import { toast } from '@/components/ui/toast';
import { useAccount } from '@/features/account';
import { shopQuery } from '@/features/coin';
import { copyText } from '@/lib/copy';
import { moneyText } from '@/lib/money';
import { dateTimeText } from '@/lib/time';
import { t } from '@/lib/i18n';
import { useQuery } from '@tanstack/react-query';
import Copy from '~icons/lucide/copy';
import type { ReactNode } from 'react';
import { gainText } from '../labels';
import styles from './OrderFacts.module.css';

/** The facts of an order: item, time, price, channel and number. */
export function OrderFacts({ order }: { order: Order }) {
  const uid = useAccount((account) => account.uid);
  const shop = useQuery(shopQuery(uid));
  const channel = shop.data?.channels.find(({ channel }) => channel === order.channel);
  const copy = async () => {
    if (await copyText(order.id)) toast.success(t('复制成功'));
  };
  return (
    <dl className={styles.facts}>
      <Fact name={t('商品')}>{order.item}</Fact>
      <Fact name={t('到账')}>{gainText(order)}</Fact>
      <Fact name={t('金额')}>{moneyText(order.amount, order.currency)}</Fact>
      <Fact name={t('支付方式')}>{channel?.name ?? t('在线支付')}</Fact>
      <Fact name={t('下单时间')}>{dateTimeText(order.createTime)}</Fact>
      <Fact name={t('订单号')}>
        <button type="button" className={styles.copy} onClick={() => void copy()}>
          <span>{order.id}</span>
          <Copy aria-label={t('复制')} />
        </button>
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
