export { mergeFollowed, setBlocked, setFollowed, useBlocked, useFollowed, useLoadBlocked } from './queries';
