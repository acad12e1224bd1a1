import type { Post } from '@/api/types';
import { toast } from '@/components/ui/toast';
import { appConfig } from '@/config';
import { copyText } from '@/lib/copy';
import { share } from '@/lib/share';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';

type Shared = Pick<Post, 'id' | 'title' | 'content'>;

/** Shares a post by the system's share sheet, or copies its address. */
export async function sharePost({ id, title, content }: Shared): Promise<void> {
  const url = new URL(appConfig.prefix + paths.post(id), window.location.origin).toString();
  const passed = await share({ title: title || content.slice(0, 40), url });
  if (!passed && (await copyText(url))) toast.success(t('复制成功'));
}
