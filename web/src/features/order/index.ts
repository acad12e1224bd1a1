export { OpenOrders } from './pay/OpenOrders';
export { rememberChannel } from './pay/channel';
export { PaymentMethods, type PaymentMethod } from './pay/PaymentMethods';
export { usePay } from './pay/usePay';
export { findOpenOrder } from './stage';
export { useOrders } from './useOrder';
