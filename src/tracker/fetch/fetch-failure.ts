import type { StoreProblem } from '#contract/problem.ts';

/** No answer could be had of a store, and why. The state of the store is unknown: nothing is gone, nothing is sold. */
export class FetchFailure extends Error {
  readonly code: StoreProblem;
  /** What the store asked us to wait, where it did. */
  readonly retryAfterSeconds: number | null;

  constructor(
    code: StoreProblem,
    options: { detail?: string; retryAfterSeconds?: number | null; cause?: unknown } = {},
  ) {
    super(options.detail ? `${code}: ${options.detail}` : code, { cause: options.cause });
    this.name = 'FetchFailure';
    this.code = code;
    this.retryAfterSeconds = options.retryAfterSeconds ?? null;
  }
}
