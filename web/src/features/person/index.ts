import { lazy } from 'react';

export { BlockDialog } from './BlockDialog';
export { FollowButton } from './FollowButton';
export { MentionPicker } from './mention/MentionPicker';
export { PersonHead } from './PersonHead';
export { PersonItem, PersonItemSkeleton } from './PersonItem';
export { ReportSheet } from './ReportSheet';
export { VipMark } from './VipMark';
export { LinkifiedText } from './linkify/LinkifiedText';

export const BlockListSheet = lazy(() => import('./BlockListSheet'));
