import { dateTimeText } from '@/lib/time';
import { t } from '@/lib/i18n';
import { ApiError, CODE, errorText, isSignedOut } from './errors';

/** Code 3002: not possible here, or not allowed for this player. */
const NOT_ALLOWED = 3002;
/** Code 2003: the action was done before. */
export const ALREADY_DONE = 2003;
/** Code 2004: the action requires something else first. */
export const CONDITION_NOT_MET = 2004;

export { isSignedOut };

/** A rate limit is no final refusal: the same call may succeed later. */
export const isTooOften = (error: unknown): boolean =>
  error instanceof ApiError && error.code === CODE.tooManyTries;

const REASONS: Record<string, string> = {
  blocked: t('对方设置了权限，暂时不能这样做'),
  locked: t('帖子已锁定，不能再评论了'),
  same: t('刚刚发过一样的内容，换个说法吧'),
  blocking: t('你拉黑了对方，先移出黑名单吧'),
};

/** The text for a failed action of the community. Refusals with a reason have texts of their own. */
export function actionErrorText(error: unknown): string {
  const refusal = errorReasonOf(error);
  if (refusal?.reason === 'muted') return mutedText(refusal.until);
  if (refusal?.reason === 'link') return linkText(refusal.until);
  return (refusal && REASONS[refusal.reason]) ?? errorText(error);
}

interface ErrorReason {
  reason: string;
  /** The time when the refusal ends by itself. */
  until: string | null;
}

function errorReasonOf(error: unknown): ErrorReason | null {
  if (!(error instanceof ApiError) || error.code !== NOT_ALLOWED) return null;
  const { reason = '', until = null } = (error.data ?? {}) as Partial<ErrorReason>;
  return { reason, until };
}

function mutedText(until: string | null): string {
  return until ? t`你被禁言了，${dateTimeText(until)} 恢复` : t('你被禁言了，暂时不能发言');
}

/** New players may not post external links yet. */
function linkText(until: string | null): string {
  return until ? t`新朋友 ${dateTimeText(until)} 以后才能发链接` : t('新朋友暂时不能发链接');
}
