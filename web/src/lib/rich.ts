import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';
import { t } from './i18n';

/** A control character that no text contains. */
const MARK = '\u0001';

/**
 * Translates a sentence that contains elements as one text: rich`还有 ${<b>3</b>} 条没看`. Words and numbers are filled in as by `t`. Each
 * language chooses the position of the elements.
 */
export function rich(texts: TemplateStringsArray, ...values: ReactNode[]): ReactElement {
  const marked = t(
    texts,
    ...values.map((value, at) => (isWord(value) ? value : `${MARK}${at} ${countOf(value)}${MARK}`)),
  );
  const parts = marked.split(MARK).map((part, at) => (at % 2 ? values[parseInt(part)] : part));
  return createElement(Fragment, null, ...parts);
}

/** The number that an element shows, which selects a plural; NaN if it shows no number. */
const countOf = (value: ReactNode) =>
  Number((value as { props?: { children?: unknown } } | null)?.props?.children);

function isWord(value: ReactNode): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}
