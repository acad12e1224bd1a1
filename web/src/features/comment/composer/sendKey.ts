import type { KeyboardEvent } from 'react';

/**
 * Whether this key sends: Enter, which is 发送 on an on-screen keyboard. Shift+Enter breaks the line. Enter of an input method only takes
 * its candidate. Safari ends the composition before that key; the key code 229 still marks it.
 */
export function isSendKey({ key, shiftKey, altKey, keyCode, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Enter' && !shiftKey && !altKey && !nativeEvent.isComposing && keyCode !== 229;
}
