import type { ProblemCode, ProblemDetails } from '#contract/problem.ts';

export type ProblemExtras = Pick<
  ProblemDetails,
  'detail' | 'freeAt' | 'fields' | 'feature' | 'limit' | 'used' | 'unlockedBy' | 'lock' | 'storeId'
>;

/** The one error class of the product: a code out of the contract's catalogue. Everything else is a defect and shows as `internal-error`. */
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
