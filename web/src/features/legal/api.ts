import { get } from '@/api/client';
import { SLOW_DATA_STALE_MS } from '@/constants';
import { t } from '@/lib/i18n';
import { queryOptions } from '@tanstack/react-query';

export type DocumentName = 'terms' | 'privacy';

/** The names that the app shows before the document has loaded. */
export const DOCUMENT_NAMES: Record<DocumentName, string> = { terms: t('用户协议'), privacy: t('隐私政策') };

/** A document of the content pack, in Chinese and English. */
export const documentQuery = (name: DocumentName) =>
  queryOptions({
    queryKey: ['document', name],
    queryFn: () => get('/api/v1/document/{name}', {}, { pathParams: { name } }),
    staleTime: SLOW_DATA_STALE_MS,
  });
