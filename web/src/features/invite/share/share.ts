import { toast } from '@/components/ui/toast';
import { appConfig } from '@/config';
import { copyText } from '@/lib/copy';
import { coins } from '@/lib/format';
import { share } from '@/lib/share';
import { t } from '@/lib/i18n';
import type { Invite } from '../api';

export function shareText({ rewards: { invitee } }: Invite): string {
  return t`我在${appConfig.title}等你，用我的邀请码加入，咱俩都有X钻，你得 ${coins(invitee)}`;
}

/** Shares the invitation; copies its link where sharing is not supported. */
export async function shareLink(invite: Invite): Promise<void> {
  const passed = await share({ title: appConfig.title, text: shareText(invite), url: invite.link });
  if (!passed && (await copyText(invite.link))) toast.success(t('复制成功'));
}
