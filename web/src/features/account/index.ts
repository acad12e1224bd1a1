export { isLoggedIn, useAccount, useLoggedIn } from './accountStore';
export { isMember, type Snapshot } from './status';
export { takeSnapshot, useStatus, useUnreadMessages } from './statusStore';
