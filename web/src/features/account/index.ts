export { isLoggedIn, renewToken, useAccount, useLoggedIn } from './accountStore';
export { lifetimeOf, loginIdOf } from './tokens';
export type { SignInState } from './signInState';
export { SignInLink, useRequireSignIn, useGoToSignIn } from './goToSignIn';
export { refreshStatus, type Session } from './api';
export { useIsPromptOpen } from './onboarding/promptStore';
export { markFirstStep } from './onboarding/firstSteps';
export { signIn, signOut } from './session';
export { isMember } from './status';
export {
  knownUnread,
  applySnapshot,
  applyStatus,
  useStatus,
  useStatusStore,
  useUnread,
  useUnreadMessages,
  useUnreadNotices,
} from './statusStore';
export { readVipSource, resetVipSource, storeVipSource } from './vipSource';
