export { shopQuery, type Coins as Shop } from './api';
export { PoorDialog, type RechargeArrival } from './PoorDialog';
