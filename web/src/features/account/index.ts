export { sessionEndedText } from './events';
export { followOtherTabs, isLoggedIn, resetAccount, useAccount, useLoggedIn } from './accountStore';
export type { ArrivalState } from './arrival';
export { refreshStatus, type Session } from './api';
export { signIn, signOut } from './session';
export { isMember, unreadOf, type Snapshot } from './status';
export { takeSnapshot, useStatus, useStatusStore, useUnreadMessages } from './statusStore';
export { readVipConfig, resetVipConfig, storeVipConfig } from './vipConfig';
