/** The browsing history of this device: the posts and games that its player or visitor opened. */
export { useRecordVisit } from './visits';
export { OtherHistory } from './OtherHistory';
