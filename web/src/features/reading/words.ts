import type { BookKind } from '@/api/types';
import { t } from '@/lib/words';

const parts: Record<BookKind, string> = { comic: t('话'), novel: t('章'), animation: t('集') };

/** 第 3 话 */
export const partName = (kind: BookKind, index: number) => t`第 ${index} ${parts[kind]}`;
/** 话 */
export const partWord = (kind: BookKind) => parts[kind];
