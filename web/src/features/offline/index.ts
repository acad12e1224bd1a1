export { KeepButton } from './KeepButton';
export { KeptShelf } from './KeptShelf';
export { useKept, type KeptState } from './useKept';
export { keptBook, keptChapter, keptChapters } from './kept/read';
