import { InsufficientBalanceDialog as ShortOfCoins } from '@/features/coin';
import { withPop } from '@/paths';
import { useLocation } from 'react-router';
import { closeStage } from './downloadStore';

/** Says that the balance is too low. After the recharge, the player returns to the price dialog. */
export function InsufficientBalanceForGameDialog() {
  const { pathname } = useLocation();
  return <ShortOfCoins onClose={closeStage} from={withPop(pathname)} />;
}
