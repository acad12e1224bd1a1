import { InsufficientBalanceDialog as ShortOfCoins } from '@/features/coin';
import { withPop } from '@/paths';
import { useLocation } from 'react-router';
import { closeStage } from './downloadStore';

/** The balance does not reach; with coins the player comes back to the price. */
export function InsufficientBalanceForGameDialog() {
  const { pathname } = useLocation();
  return <ShortOfCoins onClose={closeStage} from={withPop(pathname)} />;
}
