import type { Post } from '@/api/types';
import { toast } from '@/components/ui/toast';
import { appConfig } from '@/config';
import { copyText } from '@/lib/copy';
import { t } from '@/lib/words';
import { paths } from '@/paths';

/** Hands the post to the phone's own sharing; where there is none, its address is copied. */
export async function sharePost({
  id,
  title,
  content,
}: Pick<Post, 'id' | 'title' | 'content'>): Promise<void> {
  const url = new URL(appConfig.prefix + paths.post(id), window.location.origin).toString();
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title: title || content.slice(0, 40), url });
      return;
    } catch (error) {
      // Put away by the player: that is an answer.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  if (await copyText(url)) toast.success(t('复制成功'));
}
