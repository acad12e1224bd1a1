export { KeepButton } from './KeepButton';
export { KeptShelf } from './KeptShelf';
export { useKept, type KeptState } from './useKept';
export { keptChapter } from './kept/read';
