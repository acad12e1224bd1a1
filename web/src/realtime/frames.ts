import type { ServerFrame } from './events';

/** The events of one frame, which is an object or an array of objects. Unknown values are dropped: a newer server may send more types. */
export function parseFrame(text: string): ServerFrame[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return [];
  }
  return (Array.isArray(value) ? value : [value]).filter(isFrame);
}

function isFrame(value: unknown): value is ServerFrame {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
