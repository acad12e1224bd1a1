export { AskOtherDevice } from './progress/AskOtherDevice';
export { chaptersAround } from './bars/chapters';
export { prefetchChapter, useChapter } from './chapter';
export { LockedChapter } from './locked/LockedChapter';
export { useProgress, type StartPositionOf } from './progress/useProgress';
export { visitorBooks, visitorProgress } from './progress/visitorProgress';
export { useChapterUrl } from './useChapterUrl';
