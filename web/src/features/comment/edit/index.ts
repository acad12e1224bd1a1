import { lazy } from 'react';

/** Loaded only when a user edits a comment. */
export const EditSheet = lazy(() => import('./EditCommentSheet'));
