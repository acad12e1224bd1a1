export { learnBlocked, learnFollowed, setBlocked, setFollowed, useBlocked, useFollowed } from './bonds';
