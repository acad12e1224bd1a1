export { shopQuery, type Coins as Shop } from './api';
export { InsufficientBalanceDialog, type RechargeArrival } from './InsufficientBalanceDialog';
