export { findSensitiveWords, type WordMatch } from './findSensitiveWords';
export { useSensitiveWords } from './useSensitiveWords';
export { SensitiveWordHint } from './SensitiveWordHint';
