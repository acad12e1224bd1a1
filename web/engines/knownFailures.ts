import type { Engine } from './support/engines.ts';

/** A known failure. Remove the entry when the product is fixed. */
export interface KnownFailure {
  engines: readonly Engine[];
  /** The titles of the flows in which it always occurs. */
  flows: readonly string[] | 'any';
  /** The errors of the flow or of its pages. Each of them must occur. */
  errors: readonly RegExp[];
  /** The cause in one sentence. */
  cause: string;
  /** The faulty file of the product, below `web/src`. */
  code: string;
  /** Depends on timing: its absence proves no fix, so it is allowed. */
  sometimes?: true;
}

export const KNOWN_FAILURES: readonly KnownFailure[] = [
  {
    engines: ['webkitgtk'],
    flows: 'any',
    errors: [/ResizeObserver loop completed with undelivered notifications/],
    cause: 'An element changes its own layout while the observer of that layout delivers its notifications.',
    code: 'components/ui/ExpandableText.tsx and features/post/card/ClampedPostText.tsx',
    sometimes: true,
  },
];
