import { postForm } from '@/api/client';
import { useWrite } from '@/api/useWrite';
import { inviteCode } from '@/features/device';
import type { Platform } from '@/lib/platform';

/** Fetches the portal's app, and has it counted: for the invitation that the visitor came by, and the channel, which every call names. */
export function useAppDownload(known: Record<Platform, string>) {
  return useWrite({
    mutationFn: async (platform: Platform) => {
      const { packageUrl, bundleUrl } = await postForm('/api/user/game/download/upload', {
        inviteCode: inviteCode() || undefined,
        platform,
      });
      return { android: packageUrl, ios: bundleUrl };
    },
    // Counting must not stand in the way: where it failed, the address is known all the same.
    onSettled: (answered, _, platform) => openAddress(answered?.[platform] || known[platform]),
  });
}

function openAddress(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.rel = 'noopener';
  link.click();
}
