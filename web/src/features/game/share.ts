import type { Game } from '@/api/types';
import { toast } from '@/components/ui/toast';
import { appConfig } from '@/config';
import { copyText } from '@/lib/copy';
import { share } from '@/lib/share';
import { t } from '@/lib/i18n';
import { paths } from '@/paths';

/** Shares a game by the system's share sheet, or copies its address. */
export async function shareGame({ id, name, summary }: Pick<Game, 'id' | 'name' | 'summary'>): Promise<void> {
  const url = new URL(appConfig.prefix + paths.detail(id), window.location.origin).toString();
  const passed = await share({ title: name, text: summary, url });
  if (!passed && (await copyText(url))) toast.success(t('复制成功'));
}
