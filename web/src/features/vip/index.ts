/** The membership sheet, opened by `pop=1` in the address. A membership costs coins, or money by an order (`features/order`). */
export { VipHost } from './VipHost';
