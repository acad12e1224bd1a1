import type { BookKind } from '@/api/types';

const parts: Record<BookKind, string> = { comic: '话', novel: '章', animation: '集' };

/** 第 3 话 */
export const partName = (kind: BookKind, index: number) => `第 ${index} ${parts[kind]}`;
/** 话 */
export const partWord = (kind: BookKind) => parts[kind];
