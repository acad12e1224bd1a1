/** The follows and blocks that changed on this page, over the answers of the server. `features/person` has the buttons. */
export {
  blockedNow,
  mergeFollowed,
  setBlocked,
  setFollowed,
  useBlocked,
  useFollowed,
  useLoadBlocked,
} from './queries';
