export { findWords, type Hit } from './match';
export { useWords } from './useWords';
export { WordHint } from './WordHint';
