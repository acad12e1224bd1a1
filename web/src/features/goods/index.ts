export { GoodIcon } from './GoodIcon';
export { grantText } from './labels';
export { MyGoods } from './MyGoods';
