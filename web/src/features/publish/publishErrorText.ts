import { ApiError, CODE, errorText } from '@/api/errors';
import { actionErrorText } from '@/api/actionErrors';
import { ExpiredError } from '@/data/outbox';
import { durationText } from '@/lib/time';
import { t } from '@/lib/i18n';

/** The text for a refused post, with what the player can do. */
export function publishErrorText(error: unknown): string {
  if (error instanceof ExpiredError) return t('等了一天也没有网络，再发一次试试吧');
  if (!(error instanceof ApiError)) return errorText(error);
  if (error.retryAfter !== null) return t`发得太快了，歇${durationText(error.retryAfter)}再来吧`;
  if (error.code === CODE.gone) return t('要改的帖子已经不在了');
  const wrong = Object.values(error.fields);
  return wrong.length > 0 ? wrong.join(t('；')) : actionErrorText(error);
}
