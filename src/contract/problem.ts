import { z } from 'zod';

/** Why a store cannot be read, for good or for now. */
export const STORE_PROBLEMS = [
  'store-address-invalid',
  'store-address-private',
  'store-not-found',
  'store-redirects-inside',
  'store-unreachable',
  'store-certificate-invalid',
  'store-server-error',
  'store-not-a-store',
  'store-answers-html',
  'store-locked',
  'store-blocked',
  'store-robots-disallowed',
  'store-throttled',
  'store-broken',
  'store-too-large',
  'store-catalogue-doubtful',
  'store-excluded',
] as const;
export const StoreProblem = z.enum(STORE_PROBLEMS);
export type StoreProblem = z.infer<typeof StoreProblem>;

/** Every error of the API with its HTTP status. The web has a sentence for each: `error.<code>.title` and `.detail`. */
export const PROBLEM_STATUS = {
  'invalid-input': 400,
  'page-too-deep': 400,
  'filter-too-long': 400,
  unauthenticated: 401,
  'email-not-verified': 403,
  // named as in the identity protocol
  'requires-recent-login': 403,
  'sign-up-closed': 403,
  'account-disabled': 403,
  'plan-feature-required': 403,
  'plan-limit-reached': 403,
  'limit-reached': 403,
  'key-not-enough': 403,
  'assistant-unknown': 400,
  'store-turns-used-up': 403,
  'review-too-early': 403,
  'review-changed': 409,
  'host-not-allowed': 403,
  'not-found': 404,
  'share-ended': 410,
  'method-not-allowed': 405,
  'store-already-tracked': 409,
  'store-check-slow': 503,
  'favorites-full': 409,
  'group-full': 409,
  'payment-failed': 402,
  'plan-change-locked': 409,
  'trial-used': 409,
  'nothing-to-resume': 409,
  'refund-not-possible': 409,
  'checkout-closed': 409,
  'webhook-refused': 400,
  'billing-unavailable': 503,
  'referral-code-unknown': 422,
  'referral-own-code': 409,
  'referral-circle': 409,
  'referrer-set': 409,
  'referrer-too-late': 409,
  'referral-credits-missing': 409,
  'referral-credits-wait': 409,
  'body-too-large': 413,
  'content-type-not-supported': 415,
  'too-broad': 422,
  'too-many-requests': 429,
  'internal-error': 500,
  unavailable: 503,
  'store-address-invalid': 400,
  'store-address-private': 422,
  'store-not-found': 422,
  'store-redirects-inside': 422,
  'store-unreachable': 422,
  'store-certificate-invalid': 422,
  'store-server-error': 422,
  'store-not-a-store': 422,
  'store-answers-html': 422,
  'store-locked': 422,
  'store-blocked': 422,
  'store-robots-disallowed': 422,
  'store-throttled': 422,
  'store-broken': 422,
  'store-too-large': 422,
  'store-catalogue-doubtful': 422,
  'store-excluded': 422,
} as const satisfies Record<StoreProblem, number> & Record<string, number>;

export type ProblemCode = keyof typeof PROBLEM_STATUS;
export const ProblemCode = z.enum(Object.keys(PROBLEM_STATUS) as [ProblemCode, ...ProblemCode[]]);

export function isProblemCode(word: string): word is ProblemCode {
  return Object.hasOwn(PROBLEM_STATUS, word);
}

/** RFC 9457 problem details, as `application/problem+json`. */
export const ProblemDetails = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  code: ProblemCode,
  detail: z.string().optional(),
  requestId: z.string().optional(),
  /**
   * With `invalid-input`: each wrong field, and what it should be. With `too-broad`: filters that would narrow the
   * search.
   */
  fields: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  /**
   * With `plan-feature-required`, `plan-limit-reached` and `limit-reached`; the limit also with `page-too-deep` and
   * `favorites-full`.
   */
  feature: z.string().optional(),
  limit: z.number().optional(),
  used: z.number().optional(),
  unlockedBy: z.string().nullable().optional(),
  /** With `store-turns-used-up` and `review-too-early`: from when on it is possible. */
  freeAt: z.iso.datetime().optional(),
  /** With `plan-change-locked`. */
  lock: z.string().optional(),
  /** With `store-already-tracked`. */
  storeId: z.string().optional(),
});
export type ProblemDetails = z.infer<typeof ProblemDetails>;
