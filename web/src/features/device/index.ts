/** This device: its id, the channel and invitation codes of the address, and the configuration that the service gives it. */
export { deviceQuery, useHasDownload, useRegistersByPhone, useServerConfig } from './deviceQuery';
export {
  channelId,
  clearInviteCode,
  codesQuery,
  deviceId,
  deviceMark,
  inviteCode,
  readCodes,
} from './identity';
export { initDevice } from './init';
