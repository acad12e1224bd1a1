import type { DeviceInit } from '@/api/types';
import { deviceQuery } from '@/features/device';
import { useQuery } from '@tanstack/react-query';

/** What the operator tells each device about documents and filing numbers; empty until the service answers. Not part of the first load. */
const useOperator = (): Partial<DeviceInit['otherConfig']> =>
  useQuery({ ...deviceQuery, select: ({ otherConfig }) => otherConfig }).data ?? {};

/** The day of the newest document that players agree to; undefined: none, or the service has not answered yet. */
export const useDocumentsVersion = () => useOperator().documentsVersion ?? undefined;

/** What the operator shows at the foot of pages. */
export const useFooter = () => useOperator();
