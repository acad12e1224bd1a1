import { lazy } from 'react';

export { PersonRow, PersonRowSkeleton } from './PersonRow';
export { peopleQuery, personQuery } from './queries';
export { VipMark } from './VipMark';
export const BlockListSheet = lazy(() => import('./BlockListSheet'));
