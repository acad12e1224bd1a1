import { lazy } from 'react';

/** Not before somebody edits. */
export const EditSheet = lazy(() => import('./EditCommentSheet'));
