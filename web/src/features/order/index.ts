export { OpenOrders } from './pay/OpenOrders';
export { rememberChannel } from './pay/channel';
export { PayWays, type PayWay } from './pay/PayWays';
export { usePay } from './pay/usePay';
export { findOpenOrder } from './stage';
export { useOrders } from './useOrder';
