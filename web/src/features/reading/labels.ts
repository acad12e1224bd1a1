import type { BookKind } from '@/api/types';
import { t } from '@/lib/i18n';

export const PREVIOUS: Record<BookKind, string> = {
  comic: t('上一话'),
  novel: t('上一章'),
  animation: t('上一集'),
};

export const NEXT: Record<BookKind, string> = {
  comic: t('下一话'),
  novel: t('下一章'),
  animation: t('下一集'),
};
