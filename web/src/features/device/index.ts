export { useDevice, useHasDownload } from './deviceStore';
export { channelId, clearInviteCode, deviceId, inviteCode, readCodes } from './identity';
export { initDevice } from './init';
