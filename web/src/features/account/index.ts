export { sessionEndedText } from './events';
export { followOtherTabs, isLoggedIn, renewToken, useAccount, useLoggedIn } from './accountStore';
export { lifeOf, loginOf } from './tokens';
export type { ArrivalState } from './arrival';
export { SignInLink, useSignedIn, useToSignIn } from './toSignIn';
export { refreshStatus, type Session } from './api';
export { usePromptWanted } from './needs/promptStore';
export { markStep } from './needs/firstSteps';
export { signIn, signOut } from './session';
export { isMember } from './status';
export {
  knownUnread,
  takeSnapshot,
  takeStatus,
  useStatus,
  useStatusStore,
  useUnread,
  useUnreadMessages,
  useUnreadNotices,
} from './statusStore';
export { readVipConfig, resetVipConfig, storeVipConfig } from './vipConfig';
