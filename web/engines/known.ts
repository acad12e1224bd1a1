import type { Engine } from './support/engines.ts';

/** A failure that is known, until the product code is mended. */
export interface Known {
  engines: readonly Engine[];
  /** The titles of the flows in which it occurs, each time. */
  flows: readonly string[];
  /** Matches the error of the flow, or an error that its pages collect. */
  error: RegExp;
  /** The cause in one sentence. */
  cause: string;
  /** The place in the product that is at fault. */
  code: string;
  /** Depends on timing: a run without it proves nothing, so it is never reported as mended. */
  sometimes?: true;
}

export const KNOWN: readonly Known[] = [];
