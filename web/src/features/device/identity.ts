import { DEFAULT_CHANNEL_ID, DEFAULT_INVITE_CODE } from '@/constants';
import { readText, remove, writeText } from '@/lib/storage';
import { uuid } from '@/lib/uuid';

/** Plain text without `persisted`: `deviceData.ts` says why. */
const DEVICE_KEY = 'deviceID';
/** Local storage uses the same names as the address. */
const CHANNEL_PARAMETER = 'code';
const INVITE_PARAMETER = 'inviteCode';

/**
 * This device's id: a UUID without dashes, created once. Only this device and the server know it. Who knows it too signs in without a message
 * about a new device.
 */
export function deviceId(): string {
  const known = readText(DEVICE_KEY);
  if (known) return known;
  const made = uuid().replaceAll('-', '');
  writeText(DEVICE_KEY, made);
  return made;
}

/** A name of this device among those of its player: every login of the account sees it, so it is too short to tell the id. */
export const deviceMark = () => deviceId().slice(-8);

/** The server refuses a `channelID` with invisible characters, and an address can hold any text. */
const CODE = /^[^\s\p{C}\p{M}\p{DI}\u2800\ufff0-\uffff]{1,64}$/u;
const validCode = (value: string | null) => (value && CODE.test(value) ? value : null);

/** Stores the channel and the invitation from the address. */
export function readCodes(search: string): void {
  const query = new URLSearchParams(search);
  for (const parameter of [CHANNEL_PARAMETER, INVITE_PARAMETER] as const) {
    const value = validCode(query.get(parameter));
    if (value) writeText(parameter, value);
  }
}

// Earlier releases stored any text.
export const channelId = () => validCode(readText(CHANNEL_PARAMETER)) ?? DEFAULT_CHANNEL_ID;
export const inviteCode = () => validCode(readText(INVITE_PARAMETER)) ?? DEFAULT_INVITE_CODE;

/** The codes as the query of an address; empty if there are none. */
export function codesQuery(): string {
  const query = new URLSearchParams();
  if (channelId() !== DEFAULT_CHANNEL_ID) query.set(CHANNEL_PARAMETER, channelId());
  if (inviteCode() !== DEFAULT_INVITE_CODE) query.set(INVITE_PARAMETER, inviteCode());
  return query.size > 0 ? `?${query.toString()}` : '';
}

export const clearChannelId = () => remove(CHANNEL_PARAMETER);
export const clearInviteCode = () => remove(INVITE_PARAMETER);
