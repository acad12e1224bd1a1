import { ApiError, CODE, errorText } from '@/api/errors';
import { ALREADY_DONE, CONDITION_NOT_MET, isSignedOut } from '@/api/actionErrors';
import { toast } from '@/components/ui/toast';
import { dayTimeText } from '@/lib/time';
import { t } from '@/lib/i18n';

/** The unmet condition of a refusal; for `deeds`, with the required number. */
interface UnmetCondition {
  need?: 'join' | 'begin' | 'deeds' | 'draws';
  have?: number;
  goal?: number;
  beginTime?: string;
}

/** Whether the action was done before, for example on another device. */
export const isAlreadyDone = (error: unknown): boolean =>
  error instanceof ApiError && error.code === ALREADY_DONE;

/** Shows why joining, claiming or drawing was refused. Signed-out errors are shown elsewhere. */
export function toastActivityError(error: unknown): void {
  if (!isSignedOut(error)) toast.error(activityErrorText(error));
}

/** The text for a refused join, claim or draw. */
export function activityErrorText(error: unknown): string {
  if (!(error instanceof ApiError)) return errorText(error);
  if (error.code === CODE.gone) return t('活动已经结束啦，去看看别的吧');
  if (error.code === ALREADY_DONE) return t('这份奖励已经领过啦');
  if (error.code === CONDITION_NOT_MET) return unmetConditionText((error.data ?? {}) as UnmetCondition);
  return errorText(error);
}

function unmetConditionText({ need, have = 0, goal, beginTime }: UnmetCondition): string {
  if (need === 'join') return t('先参加活动，再来领奖');
  if (need === 'draws') return t('今天的次数用完啦，明天再来');
  if (need === 'begin' && beginTime) return t`别急，${dayTimeText(beginTime)} 开始`;
  if (need === 'deeds') return t`还差一点：${have}/${goal}，做满再来领`;
  return t('活动还没有开始，晚点再来');
}
