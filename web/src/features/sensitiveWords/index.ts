/** Finds and marks words that the server may refuse or mask. A hint only: the server decides. */
export { findSensitiveWords, type WordMatch } from './findSensitiveWords';
export { useSensitiveWords } from './useSensitiveWords';
export { SensitiveWordHint } from './SensitiveWordHint';
