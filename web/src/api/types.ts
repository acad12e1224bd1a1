import type { components } from './schema.gen';

type Schemas = components['schemas'];

/** The entities by their short names. Everything comes from the generated schema. */
export type Account = Schemas['Account'];
export type Status = Schemas['UserStatus'];
export type Unread = Schemas['Unread'];
export type Message = Schemas['Message'];
export type MessagePage = Schemas['MessagePage'];
export type Announcement = Schemas['Announcement'];
export type Picture = Schemas['Picture'];
export type Game = Schemas['Game'];
export type GamePlatform = Schemas['Platform'];
export type GameGift = Schemas['Gift'];
export type GameType = Schemas['GameType'];
export type GameSort = Schemas['GameSort'];
export type Tag = Schemas['SquareTag'];
export type ListedLogin = Schemas['ListedLogin'];
export type CustomerService = Schemas['CustomerService'];
export type Question = Schemas['Question'];
export type DeviceInit = Schemas['DeviceInit'];
export type CoinEntry = Schemas['Page_CoinEntry']['records'][number];
export type CoinPackage = Schemas['CoinPackage'];
export type PayChannel = Schemas['PayChannel'];
export type VipPlan = Schemas['VipPlan'];
export type Order = Schemas['Order'];
export type OrderPage = Schemas['Page_Order'];
export type OrderStatus = Order['status'];
export type PayInfo = Schemas['PayInfo'];
