import { appConfig } from '@/config';
import { coins } from '@/lib/format';
import { t } from '@/lib/words';
import type { Invite } from '../api';

/** Whether this browser passes things on to other apps. */
export const canShare = () => typeof navigator.share === 'function';

export function shareText({ rewards: { invitee } }: Invite): string {
  return t`我在${appConfig.title}等你，用我的邀请码加入，咱俩都有X钻，你得 ${coins(invitee)}`;
}

export function shareLink(invite: Invite): Promise<void> {
  return share({ title: appConfig.title, text: shareText(invite), url: invite.link });
}

/** Whoever changes their mind has not met a fault. */
export async function share(what: ShareData): Promise<void> {
  try {
    await navigator.share(what);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError'))
      console.warn('sharing failed', error);
  }
}
