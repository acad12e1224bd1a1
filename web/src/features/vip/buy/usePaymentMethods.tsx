import { CoinIcon } from '@/components/ui/Coin';
import { useAccount, useStatusPart } from '@/features/account';
import { shopQuery } from '@/features/coin';
import type { PaymentMethod } from '@/features/order';
import { exactNumber } from '@/lib/format';
import { t } from '@/lib/i18n';
import { useQuery } from '@tanstack/react-query';
import { BY_COIN } from '../api';

/** Coins, followed by the payment channels once they are loaded. */
export function usePaymentMethods() {
  const uid = useAccount((account) => account.uid);
  const balance = useStatusPart(({ coinNum }) => coinNum);
  const shop = useQuery(shopQuery(uid));
  const note = balance === undefined ? undefined : t`余额 ${exactNumber(balance)}X钻`;
  const coins: PaymentMethod = { value: BY_COIN, name: t('X钻'), note, icon: <CoinIcon /> };
  const methods = [
    coins,
    ...(shop.data?.channels ?? []).map(({ channel, name }) => ({ value: channel, name })),
  ];
  return {
    methods,
    pending: shop.isPending,
    failed: shop.isError && !shop.data,
    retry: () => void shop.refetch(),
  };
}
