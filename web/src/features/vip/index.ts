export { VipHost } from './VipHost';
