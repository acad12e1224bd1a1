export { deviceQuery, useHasDownload, useRegistersByPhone, useServerConfig } from './deviceQuery';
export { channelId, clearInviteCode, codesQuery, deviceId, inviteCode, readCodes } from './identity';
export { initDevice } from './init';
