export {
  mergeBlocked,
  mergeFollowed,
  setBlocked,
  setFollowed,
  useBlocked,
  useFollowed,
} from './relationshipStore';
