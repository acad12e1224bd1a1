import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';
import { t } from './i18n';

/** A control character that no text contains. */
const MARK = '\u0001';

/**
 * Translates a sentence that contains elements as one text: rich`还有 ${<b>3</b>} 条没看`. Words and numbers are filled in as by `t`. Each
 * language chooses the position of the elements.
 */
export function rich(texts: TemplateStringsArray, ...values: ReactNode[]): ReactElement {
  const marked = t(texts, ...values.map((value, at) => (isWord(value) ? value : MARK + at + MARK)));
  const parts = marked.split(MARK).map((part, at) => (at % 2 ? values[Number(part)] : part));
  return createElement(Fragment, null, ...parts);
}

function isWord(value: ReactNode): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}
