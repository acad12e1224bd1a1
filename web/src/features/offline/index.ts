export { SaveOfflineButton } from './SaveOfflineButton';
export { SavedOfflineShelf } from './SavedOfflineShelf';
export { savedBook, savedChapter, savedChapters } from './savedOffline/read';
