/** The balance: its history (`CoinsPage`), the packages on sale, and the dialog that leads to the recharge (`features/order`). */
export { shopQuery, type Coins as Shop } from './api';
export { InsufficientBalanceDialog, type RechargeArrival } from './InsufficientBalanceDialog';
