import { postForm } from '@/api/client';
import { useWrite } from '@/api/useWrite';
import { inviteCode } from '@/features/device';
import type { Platform } from '@/lib/platform';

/**
 * Downloads the portal's app and counts the download for the visitor's invitation. Every call carries the
 * channel.
 */
export function useAppDownload(known: Record<Platform, string>) {
  return useWrite({
    mutationFn: async (platform: Platform) => {
      const { packageUrl, bundleUrl } = await postForm('/api/user/game/download/upload', {
        inviteCode: inviteCode() || undefined,
        platform,
      });
      return { android: packageUrl, ios: bundleUrl };
    },
    // A failed count must not stop the download: the configured address is used instead.
    onSettled: (answered, _, platform) => openAddress(answered?.[platform] || known[platform]),
  });
}

function openAddress(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.rel = 'noopener';
  link.click();
}
