import type { Measure } from '@/api/types';
import { t } from '@/lib/i18n';

/** The longest appeal, characters. */
export const APPEAL_MAX = 500;

export type Tone = 'blue' | 'coral' | 'green' | 'grey';

export interface MeasureState {
  text: string;
  tone: Tone;
}

const NAMES: Record<string, string> = {
  warn: t('警告'),
  mute: t('禁言'),
  suspend: t('暂停使用'),
};

/** The name of a measure. A kind that this build does not know is a measure, too. */
export function nameOf({ kind, refKind }: Measure): string {
  if (kind === 'hide') return refKind === 'comment' ? t('评论被隐藏') : t('帖子被隐藏');
  return NAMES[kind] ?? t('处理');
}

/** What the player has to know first: an open appeal, its success, or whether the measure is in force. */
export function stateOf({ kind, running, appeal }: Measure): MeasureState {
  if (appeal && !appeal.decision) return { text: t('申诉中'), tone: 'blue' };
  if (appeal?.decision === 'lifted') return { text: t('已撤销'), tone: 'green' };
  if (!running) return { text: t('已结束'), tone: 'grey' };
  // A warning has no effect that could be in force.
  return kind === 'warn' ? { text: t('已记录'), tone: 'grey' } : { text: t('生效中'), tone: 'coral' };
}

/** The server takes one appeal against a measure in force. */
export const canAppeal = ({ running, appeal }: Measure) => running && !appeal;

/** The next time when a measure ends, in ms; null if none does. */
export function nextEnd(measures: readonly Measure[]): number | null {
  const ends = measures.flatMap(({ running, until }) => (running && until ? [Date.parse(until)] : []));
  return ends.length > 0 ? Math.min(...ends) : null;
}

/** The length as the server counts it: characters, without blanks around them. */
export const lengthOf = (content: string) => [...content.trim()].length;

/** Why the server would refuse the text; undefined: it would not. */
export function problemOf(content: string): string | undefined {
  const length = lengthOf(content);
  if (length === 0) return t('请写下申诉理由');
  return length > APPEAL_MAX ? t`最多 ${APPEAL_MAX} 个字，还多 ${length - APPEAL_MAX} 个` : undefined;
}
