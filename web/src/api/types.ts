import type { Schemas } from './schema.hand';

/** The entities by their short names. Everything comes from the generated schema. */
export type Account = Schemas['Account'];
export type Status = Schemas['Status'];
export type Unread = Schemas['Unread'];
export type Message = Schemas['Message'];
export type Announcement = Schemas['Announcement'];
export type Picture = Schemas['Picture'];
export type Game = Schemas['Game'];
export type GameType = Schemas['GameType'];
export type Tag = Schemas['Tag'];
export type DeviceInit = Schemas['DeviceInit'];
