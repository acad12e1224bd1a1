export { KeepButton } from './KeepButton';
export { KeptShelf } from './KeptShelf';
export { keptBook, keptChapter, keptChapters } from './kept/read';
