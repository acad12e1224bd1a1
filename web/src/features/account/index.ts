export { isLoggedIn, renewToken, useAccount, useLoggedIn } from './accountStore';
export { lifetimeOf, loginIdOf } from './tokens';
export type { SignInState } from './signInState';
export { SignInLink, useRequireSignIn, useGoToSignIn } from './goToSignIn';
export type { Session } from './api';
export { useIsPromptOpen } from './onboarding/promptStore';
export { markFirstStep } from './onboarding/firstSteps';
export { signIn, signOut } from './session';
export { isMember } from './status';
export { applyStatus } from './applyStatus';
export { keepAppealToken, useAppealToken } from './appealToken';
export { goodsQuery, wearFrame, type Good, type MyGoods } from './goodsApi';
export { useGoods } from './useGoods';
export { applySnapshot, followStatus, knownStatus, knownUnread, refreshStatus } from './statusQuery';
export {
  useCurrentAuthor,
  useMembership,
  useStatus,
  useStatusPart,
  useUnread,
  useUnreadMessages,
  useUnreadNotices,
} from './useStatus';
export { readVipSource, resetVipSource, storeVipSource } from './vipSource';
