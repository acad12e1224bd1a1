export { AskOtherDevice } from './progress/AskOtherDevice';
export { prefetchChapter, useChapter } from './chapter';
export { LockedChapter } from './locked/LockedChapter';
export { makeSettings } from './settings/makeSettings';
export { useProgress, type StartOf } from './progress/useProgress';
export { useAddress } from './useAddress';
