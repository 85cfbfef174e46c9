import type { StoreProblem } from '#contract/problem.ts';

/** A store gave no usable answer, and why. The state of the store is unknown: nothing is gone, nothing is sold. */
export class FetchFailure extends Error {
  readonly code: StoreProblem;
  /** How long the store asked us to wait; null if it did not. */
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

/** The poll has used up its time or its bytes: nothing more is asked, of whatever page. */
export class PollUsedUp extends FetchFailure {
  constructor(detail: string) {
    super('store-too-large', { detail });
  }
}
