import type { ProblemCode, ProblemDetails } from '#contract/problem.ts';

export type ProblemExtras = Pick<
  ProblemDetails,
  'detail' | 'freeAt' | 'fields' | 'feature' | 'limit' | 'used' | 'unlockedBy' | 'lock' | 'storeId'
>;

/** The only error class, with a code of the contract's catalogue. Other errors are shown as `internal-error`. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly extras: ProblemExtras;

  constructor(code: ProblemCode, extras: ProblemExtras = {}, options?: ErrorOptions) {
    super(extras.detail ? `${code}: ${extras.detail}` : code, options);
    this.name = 'Problem';
    this.code = code;
    this.extras = extras;
  }
}
