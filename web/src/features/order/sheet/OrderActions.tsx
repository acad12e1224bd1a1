import type { Order } from '@/api/types';
import { Button } from '@/components/ui/Button';
import { moneyText } from '@/lib/money';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';
import { useNavigate } from 'react-router';
import { CancelOrder } from '../pay/CancelOrder';
import { usePay } from '../pay/usePay';
import type { OrderStage } from '../stage';
import { useResume } from './useResume';

interface Props {
  order: Order;
  stage: OrderStage;
  onClose: () => void;
}

/** The next actions for an order, by stage. */
export function OrderActions({ order, stage, onClose }: Props) {
  if (stage === 'open') return <ContinuePayment order={order} />;
  if (stage === 'delivered') return <ContinueLink order={order} onClose={onClose} />;
  if (stage === 'closed' || stage === 'cancelled')
    return <OrderLink label={t('重新下单')} to={order.kind === 'vip' ? paths.buyVip : paths.recharge} />;
  if (stage === 'refunded') return <OrderLink label={t('联系客服')} to={paths.faq} />;
  return (
    <Button size="large" look="soft" onClick={onClose}>
      {t('先去逛逛')}
    </Button>
  );
}

function ContinuePayment({ order }: { order: Order }) {
  const pay = usePay();
  return (
    <>
      <CancelOrder order={order} size="large" disabled={pay.isPending} />
      <Button size="large" busy={pay.isPending} onClick={() => pay.mutate({ order })}>
        {t`继续支付 ${moneyText(order.amount, order.currency)}`}
      </Button>
    </>
  );
}

/** Returns to the page where coins or a membership were missing; that page resumes the purchase. */
function ContinueLink({ order, onClose }: { order: Order; onClose: () => void }) {
  const { to, resume } = useResume(order);
  if (!to)
    return (
      <Button size="large" onClick={onClose}>
        {t('好的')}
      </Button>
    );
  return (
    <Button size="large" onClick={resume}>
      {to.startsWith(paths.buyVip) ? t('继续开通会员') : t('回到游戏继续下载')}
    </Button>
  );
}

function OrderLink({ label, to }: { label: string; to: string }) {
  const navigate = useNavigate();
  return (
    <Button size="large" look="soft" onClick={() => void navigate(to, { replace: true })}>
      {label}
    </Button>
  );
}
