import { ApiError, CODE, errorText } from '@/api/errors';
import { dateTimeText, durationText } from '@/lib/time';

/** Why a post was not taken, in words that say what to do about it. */
export function refusalText(error: unknown): string {
  if (!(error instanceof ApiError)) return errorText(error);
  if (error.retryAfter !== null) return `发得太快了，歇${durationText(error.retryAfter)}再来吧`;
  if (error.code === CODE.notAllowed) return notAllowedText(error);
  if (error.code === CODE.gone) return '要改的帖子已经不在了';
  const wrong = Object.values(error.fields);
  return wrong.length > 0 ? wrong.join('；') : errorText(error);
}

function notAllowedText(error: ApiError): string {
  const { reason, until } = error.prohibition;
  if (reason === 'muted') return until ? `你被禁言到 ${dateTimeText(until)}，之后再来发帖吧` : '你被禁言了，暂时不能发帖';
  if (reason === 'same') return '刚发过一样的内容，改一改或者过会儿再发吧';
  if (reason === 'links') return '新来的朋友暂时不能发链接，去掉链接就能发了';
  return error.message;
}
