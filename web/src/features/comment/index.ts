export { EditSheet } from './edit';
export { readCarried } from './live/logs';
export { useThread } from './live/useThread';
export { rereadThread } from './live/cache';
export { Thread } from './Thread';
export { useSteady } from './list/useSteady';
