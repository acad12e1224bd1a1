import type { Order } from '@/api/types';
import { Burst } from '@/components/art/Burst';
import { CoinIcon } from '@/components/ui/Coin';
import { CountUp } from '@/components/ui/CountUp';
import type { IconComponent } from '@/components/ui/createIcon';
import { useStatus } from '@/features/account';
import { exactNumber } from '@/lib/format';
import { dateText } from '@/lib/time';
import { rich } from '@/lib/rich';
import { t } from '@/lib/i18n';
import CircleX from '~icons/lucide/circle-x';
import Clock from '~icons/lucide/clock';
import Crown from '~icons/lucide/crown';
import LoaderCircle from '~icons/lucide/loader-circle';
import Undo2 from '~icons/lucide/undo-2';
import type { OrderStage } from '../stage';
import { stageText } from '../labels';

import styles from './OrderHero.module.css';

interface Props {
  order: Order;
  stage: OrderStage;
  now: number;
  /** Animate the arrival of the goods. */
  arrives: boolean;
}

const ICONS: Record<Exclude<OrderStage, 'delivered'>, IconComponent> = {
  open: Clock,
  late: LoaderCircle,
  paid: LoaderCircle,
  closed: CircleX,
  cancelled: CircleX,
  refunded: Undo2,
};

/** The stage of an order, as icon, title and explanation. */
export function OrderHero({ order, stage, now, arrives }: Props) {
  const { title, line } = stageText(order, stage, now);
  const delivered = stage === 'delivered';
  const Icon = delivered ? Crown : ICONS[stage];
  return (
    <div className={styles.hero} data-order-stage={stage}>
      <div className={styles.sign}>
        {delivered && arrives && <Burst />}
        {delivered && order.kind === 'coin' ? <CoinIcon /> : <Icon aria-hidden="true" />}
      </div>
      <p className={styles.title} role="status">
        {title}
      </p>
      <p className={styles.line}>{line}</p>
      {delivered && arrives && <CoinsArrived order={order} />}
    </div>
  );
}

/** After delivery: the balance counts up, or the membership shows its end date. */
function CoinsArrived({ order }: { order: Order }) {
  const status = useStatus();
  if (order.kind === 'vip')
    return status?.expTime ? (
      <p className={styles.now}>{t`VIP${status.levelType} · 有效期至 ${dateText(status.expTime)}`}</p>
    ) : null;
  if (status?.coinNum === undefined) return null;
  const before = Math.max(0, status.coinNum - order.coins);
  const balance = (
    <strong data-testid="arrived-balance">
      <CountUp value={status.coinNum} from={before} format={exactNumber} />
    </strong>
  );
  return <p className={styles.now}>{rich`余额${balance}X钻`}</p>;
}
