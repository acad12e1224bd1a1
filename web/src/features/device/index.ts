export { useDevice, useHasDownload } from './deviceStore';
export { channelId, clearInviteCode, codesQuery, deviceId, inviteCode, readCodes } from './identity';
export { initDevice } from './init';
